import Glibc

/// A file descriptor that is closed with its last reference.
///
/// Whoever waits on a descriptor holds it: the number of one that was closed meanwhile may be another file's.
final class FileDescriptor: Sendable {
    let number: Int32

    /// Takes a descriptor over; nil where the system refused to make one.
    init?(_ number: Int32) {
        // Set first, so that no refusal is closed.
        self.number = max(number, -1)
        if number < 0 { return nil }
    }

    deinit {
        if number >= 0 { close(number) }
    }
}
