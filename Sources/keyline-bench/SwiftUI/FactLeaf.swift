import Foundation
import SwiftUILayout

/// A leaf of the short notation: how long it is on each axis for what it is offered.
struct FactLeaf {
    /// A length as a function of the offer.
    enum Length {
        case fixed(CGFloat)
        case clamped(ClosedRange<CGFloat>, ideal: CGFloat)
        /// A half of the offer, which is 40 where it is left open.
        case half

        func callAsFunction(_ offer: CGFloat?) -> CGFloat {
            switch self {
            case .fixed(let length): length
            case .clamped(let range, let ideal): min(max(offer ?? ideal, range.lowerBound), range.upperBound)
            case .half: (offer ?? 40) / 2
            }
        }
    }

    var width: Length
    var height: Length
    /// Width times height, where the height follows from the width.
    var area: CGFloat?

    static let flexible = Length.clamped(0...(.infinity), ideal: 10)

    func callAsFunction(_ proposal: ProposedViewSize) -> CGSize {
        if let area {
            let width = proposal.width ?? 10
            return CGSize(width: width, height: area / width)
        }
        return CGSize(width: width(proposal.width), height: height(proposal.height))
    }

    /// Reads what stands in brackets behind a leaf's name, such as `w10..50@20 h30` or `0..inf both`.
    init?(specification text: String) {
        let compact = text.replacingOccurrences(of: " ", with: "")
        if compact.hasPrefix("area") {
            var scanner = FactScanner(String(compact.dropFirst(4)))
            guard let area = scanner.number() else { return nil }
            self.init(width: Self.flexible, height: Self.flexible, area: area)
            return
        }
        var scanner = FactScanner(text)
        var width: Length?
        var height: Length?
        var both = false
        var ideal: CGSize?
        while !scanner.isAtEnd {
            if scanner.take("ideal") {
                guard let first = scanner.number(), scanner.take("x"), let second = scanner.number() else { return nil }
                ideal = CGSize(width: first, height: second)
                both = true
            } else if scanner.take("w=p/2") {
                width = .half
                _ = scanner.enclosed("(", ")")
            } else if scanner.takeWord("clamp") {
            } else if scanner.takeWord("both") {
                both = true
            } else if scanner.take("w") {
                guard let length = scanner.factLength() else { return nil }
                width = length
            } else if scanner.take("h") {
                guard let length = scanner.factLength() else { return nil }
                height = length
            } else if scanner.take(",") {
            } else if let length = scanner.factLength() {
                width = length
            } else {
                scanner.skipSpace()
                if !scanner.isAtEnd { return nil }
            }
        }
        guard var width else { return nil }
        if both, height == nil { height = width }
        if let ideal, case .clamped(let range, _) = width {
            width = .clamped(range, ideal: ideal.width)
            height = .clamped(range, ideal: ideal.height)
        }
        self.init(width: width, height: height ?? .fixed(20), area: nil)
    }

    init(width: Length, height: Length, area: CGFloat? = nil) {
        self.width = width
        self.height = height
        self.area = area
    }
}

extension FactScanner {
    /// A number, or a range with an ideal: `10..50@20`.
    mutating func factLength() -> FactLeaf.Length? {
        guard let low = number() else { return nil }
        guard take("..") else { return .fixed(low) }
        guard let high = number() else { return nil }
        let ideal = take("@") ? number() : nil
        return .clamped(low...max(low, high), ideal: min(max(ideal ?? 10, low), high))
    }
}
