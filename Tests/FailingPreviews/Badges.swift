import Foundation
import UIKitLayout

/// Never finishes its layout.
final class LoopingBadge: UIView {
    override func layoutSubviews() { while Date() < .distantFuture {} }
}

/// Reads beyond the end of an array.
final class TrappingBadge: UIView {
    private let lines: [String] = []

    override func layoutSubviews() { accessibilityLabel = lines[lines.count + 2] }
}

/// Takes memory without end; well before a machine has none left, it stops.
final class GrowingBadge: UIView {
    private var blocks: [[UInt8]] = []

    override func layoutSubviews() {
        while blocks.count < 400 { blocks.append([UInt8](repeating: UInt8(blocks.count % 200 + 1), count: 16 << 20)) }
    }
}
