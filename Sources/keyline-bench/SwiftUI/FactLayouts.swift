import Foundation
import SwiftUILayout

/// Offers its only view a part of the width, and is as large as it.
struct PartialWidthLayout: Layout {
    let part: CGFloat

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * part }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}

/// Places views in lines, with the distances that they prefer.
struct FlowLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(proposal, subviews).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(ProposedViewSize(bounds.size), subviews)) {
            let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: corner, proposal: .unspecified)
        }
    }

    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        var frames: [CGRect] = []
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            guard index > 0, let before = frames.last else {
                frames.append(CGRect(origin: .zero, size: size))
                continue
            }
            let spacing = subviews[index - 1].spacing
            let x = before.maxX + spacing.distance(to: subview.spacing, along: .horizontal)
            let below = before.maxY + spacing.distance(to: subview.spacing, along: .vertical)
            let fits = x + size.width <= proposal.width ?? .infinity
            frames.append(CGRect(origin: CGPoint(x: fits ? x : 0, y: fits ? before.minY : below), size: size))
        }
        return frames
    }
}

extension FactParser {
    /// `flow Layout with nil spacing, items 3×2 ×3 in 20×20`: as many leaves of a size, named by letters, in a room.
    mutating func flow() throws -> AnyView? {
        guard scanner.take("flow Layout with nil spacing, items") else { return nil }
        guard let size = scanner.size(), scanner.take("×"), let count = scanner.number(), scanner.take("in"),
            scanner.size() != nil
        else { throw scanner.failure("a size, a count and a room expected") }
        let names = "abcdefgh".prefix(Int(count)).map(String.init)
        let leaves = names.map { AnyView(StubView { _ in size }.layoutName($0)) }
        return AnyView(FlowLayout()({ leaves.listed }))
    }
}
