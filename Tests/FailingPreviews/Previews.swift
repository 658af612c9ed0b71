import Foundation
import SwiftUILayout

/// Never finishes its body.
struct LoopingView: View {
    var body: some View {
        while Date() < .distantFuture {}
        return Text("never")
    }
}

/// Reads beyond the end of an array.
struct TrappingView: View {
    let lines: [String] = []

    var body: some View { Text(lines[lines.count + 2]) }
}

/// Takes memory without end; well before a machine has none left, it stops.
struct GrowingView: View {
    var body: some View {
        var blocks: [[UInt8]] = []
        while blocks.count < 400 { blocks.append([UInt8](repeating: UInt8(blocks.count % 200 + 1), count: 16 << 20)) }
        return Text("\(blocks.count)")
    }
}

#Preview("First", traits: .sizeThatFitsLayout) { Text("First") }

#Preview("Loops", traits: .sizeThatFitsLayout) { LoopingView() }

#Preview("Traps", traits: .sizeThatFitsLayout) { TrappingView() }

#Preview("Grows", traits: .sizeThatFitsLayout) { GrowingView() }

#Preview("Last", traits: .sizeThatFitsLayout) { Text("Last") }
