/// The distances that a view prefers on its sides, from which containers without a spacing of their own compute the gaps between views.
public struct ViewSpacing: Sendable {
    private var top: EdgeSpacing
    private var leading: EdgeSpacing
    private var bottom: EdgeSpacing
    private var trailing: EdgeSpacing

    /// No distance on any side: what a `Spacer` prefers.
    public static let zero = ViewSpacing(all: EdgeSpacing())

    /// The distance that plain views prefer: 8 points.
    public init() {
        self.init(all: .standard)
    }

    private init(all spacing: EdgeSpacing) {
        top = spacing
        leading = spacing
        bottom = spacing
        trailing = spacing
    }

    /// A text's preferences.
    package init(_ text: TextSpacing) {
        self.init()
        top = EdgeSpacing(text: text)
        bottom = EdgeSpacing(text: text)
    }

    package subscript(edge: Edge) -> EdgeSpacing {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes the preferences of another view in on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge].formUnion(other[edge])
        }
    }

    /// The preferences of both on some sides, and this view's own on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading)
        case .vertical: bottom.distance(to: next.top)
        }
    }

    /// Returns the preferences with the standard ones on the given sides.
    package func withStandard(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = .standard }
        return result
    }

    /// Returns the preferences with the standard distance on each given side that follows a text, as a frame has them.
    package func withoutText(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) && self[edge].text != nil { result[edge] = .standard }
        return result
    }

    /// The preferences with the standard distance on sides that keep none, as a stack has them.
    package var withoutZero: ViewSpacing {
        var result = self
        for edge in Edge.allCases where self[edge].isZero { result[edge] = .standard }
        return result
    }
}

/// The preferences of one side.
package struct EdgeSpacing: Hashable, Sendable {
    /// The gap between plain views in points. Source: measured on Apple's engine, iOS and macOS.
    package static let standardDistance: CGFloat = 8

    /// Whether the standard distance is among the preferences.
    private(set) var isStandard = false
    /// The text's preferences, if there is a text.
    private(set) var text: TextSpacing?

    init() {}

    init(text: TextSpacing) {
        self.text = text
    }

    static let standard: EdgeSpacing = {
        var result = EdgeSpacing()
        result.isStandard = true
        return result
    }()

    var isZero: Bool { !isStandard && text == nil }

    mutating func formUnion(_ other: EdgeSpacing) {
        isStandard = isStandard || other.isStandard
        guard let theirs = other.text else { return }
        guard let ours = text else {
            text = theirs
            return
        }
        text = TextSpacing(
            above: max(ours.above, theirs.above), below: max(ours.below, theirs.below),
            belowText: max(ours.belowText, theirs.belowText))
    }

    /// The gap between this side and the side of the next view that faces it: the largest of what both agree on.
    func distance(to next: EdgeSpacing) -> CGFloat {
        guard !isZero, !next.isZero else { return 0 }
        var distances: [CGFloat] = []
        if isStandard, next.isStandard { distances.append(Self.standardDistance) }
        if let text, next.isStandard { distances.append(text.below) }
        if let text = next.text, isStandard { distances.append(text.above) }
        if text != nil, let lower = next.text { distances.append(lower.belowText) }
        return distances.max() ?? 0
    }
}
