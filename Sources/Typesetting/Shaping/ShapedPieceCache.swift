internal import Synchronization

/// Glyphs of words and clusters that were shaped before.
///
/// Its contents equal what shaping anew would give, so the cache may be skipped at any time.
final class ShapedPieceCache: Sendable {
    let isEnabled: Bool
    private let pieces: Mutex<ShapedPieces>

    /// Sets bounds for the pieces, and for their code units and glyphs together; 0 keeps nothing.
    init(countLimit: Int, costLimit: Int) {
        isEnabled = countLimit > 1 && costLimit > 1
        pieces = Mutex(ShapedPieces(countLimit: countLimit, costLimit: costLimit))
    }

    /// Lets a closure look for pieces and keep new ones; false, without calling it, while another thread does so.
    func withPieces(_ use: (inout ShapedPieces) -> Void) -> Bool {
        pieces.withLockIfAvailable { use(&$0) } != nil
    }
}
