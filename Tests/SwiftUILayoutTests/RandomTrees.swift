import Foundation

@testable import SwiftUILayout

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Makes trees at random.
struct TreeMaker {
    private var numbers: SeededNumbers
    private(set) var leafCount = 0

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    mutating func tree(depth: Int) -> Tree {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0...2:
            return .stack(oneOf([.horizontal, .vertical]), spacing: length(0...12), position: part(), children(depth))
        case 3: return .layers(position: CGPoint(x: part(), y: part()), children(depth))
        case 4:
            return .fixedFrame(
                oneOf([nil, length(0...120)]), oneOf([nil, length(0...120)]), position: CGPoint(x: part(), y: part()),
                tree(depth: depth - 1))
        case 5:
            let limits = [length(0...40), length(40...80), length(80...160)]
            return .flexibleFrame(
                minimum: oneOf([nil, limits[0]]), ideal: oneOf([nil, limits[1]]),
                maximum: oneOf([nil, limits[2], .infinity]), tree(depth: depth - 1))
        case 6: return .padding(length(0...20), tree(depth: depth - 1))
        case 7: return .overlay(tree(depth: depth - 1), tree(depth: depth - 1))
        case 8: return .priority(oneOf([-1, 0, 1]), tree(depth: depth - 1))
        default: return grid()
        }
    }

    mutating func offer() -> ProposedViewSize {
        ProposedViewSize(width: oneOf([nil, 0, length(1...300)]), height: oneOf([nil, 0, length(1...300)]))
    }

    private mutating func children(_ depth: Int) -> [Tree] {
        (0..<Int.random(in: 1...4, using: &numbers)).map { _ in tree(depth: depth - 1) }
    }

    private mutating func leaf() -> Tree {
        leafCount += 1
        let width = range()
        let height = range()
        let ideal = CGSize(
            width: min(max(30, width.lowerBound), width.upperBound),
            height: min(max(30, height.lowerBound), height.upperBound))
        return .leaf(id: leafCount, width: width, height: height, ideal: ideal)
    }

    private mutating func range() -> ClosedRange<CGFloat> {
        let low = length(0...60)
        return low...oneOf([low, low + length(0...60), .infinity])
    }

    private mutating func grid() -> Tree {
        let rows = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
            (0..<Int.random(in: 1...3, using: &numbers)).map { _ -> Tree in
                leafCount += 1
                let size = CGSize(width: length(1...60), height: length(1...60))
                return .leaf(
                    id: leafCount, width: size.width...size.width, height: size.height...size.height, ideal: size)
            }
        }
        return .grid(horizontal: length(0...10), vertical: length(0...10), rows)
    }

    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &numbers)) / 2
    }

    private mutating func part() -> CGFloat { oneOf([0, 0.5, 1]) }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &numbers)]
    }
}

extension Tree {
    /// The tree as views, whose leaves have their ids as names.
    @MainActor var view: AnyView {
        switch self {
        case .leaf(let id, let width, let height, let ideal):
            return AnyView(
                StubView { offer in
                    CGSize(
                        width: min(max(offer.width ?? ideal.width, width.lowerBound), width.upperBound),
                        height: min(max(offer.height ?? ideal.height, height.lowerBound), height.upperBound))
                }.layoutName("\(id)"))
        case .stack(.horizontal, let spacing, let position, let children):
            let alignment: VerticalAlignment = position == 0 ? .top : position == 1 ? .bottom : .center
            return AnyView(HStack(alignment: alignment, spacing: spacing) { children.views })
        case .stack(.vertical, let spacing, let position, let children):
            let alignment: HorizontalAlignment = position == 0 ? .leading : position == 1 ? .trailing : .center
            return AnyView(VStack(alignment: alignment, spacing: spacing) { children.views })
        case .layers(let position, let children):
            return AnyView(ZStack(alignment: Alignment(position)) { children.views })
        case .fixedFrame(let width, let height, let position, let child):
            return AnyView(child.view.frame(width: width, height: height, alignment: Alignment(position)))
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            return AnyView(child.view.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
        case .padding(let length, let child): return AnyView(child.view.padding(length))
        case .overlay(let primary, let layer): return AnyView(primary.view.overlay { layer.view })
        case .priority(let priority, let child): return AnyView(child.view.layoutPriority(priority))
        case .grid(let horizontal, let vertical, let rows):
            return AnyView(
                Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
                    ForEach(0..<rows.count) { row in GridRow { rows[row].views } }
                })
        }
    }
}

extension [Tree] {
    @MainActor fileprivate var views: some View {
        let made = map(\.view)
        return ForEach(0..<made.count) { made[$0] }
    }
}

extension Alignment {
    fileprivate init(_ position: CGPoint) {
        self.init(
            horizontal: position.x == 0 ? .leading : position.x == 1 ? .trailing : .center,
            vertical: position.y == 0 ? .top : position.y == 1 ? .bottom : .center)
    }
}
