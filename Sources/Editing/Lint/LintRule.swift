public import KeylineScenes

/// A rule of thumb or of style that constraints may break and be laid out all the same.
///
/// Source: Apple's Auto Layout Guide, where it gives advice; `Documentation/Lint.md` has a section for each.
public enum LintRule: String, CaseIterable, Sendable {
    /// A text has a fixed width or height.
    case fixedSize = "fixed-size"
    /// A constraint speaks of left or right.
    case leftRight = "left-right"
    /// A distance skips the neighbour.
    case farNeighbour = "far-neighbour"
    /// Content may never be stretched or compressed.
    case requiredContent = "required-content"
    /// A view among constrained ones keeps its autoresizing mask.
    case autoresizing
    /// A view that constraints speak of has no name.
    case unnamed
    /// Views chained in a row or column could be a stack.
    case rowAsStack = "row-as-stack"
    /// A view is held by prototypes, which builds do not have.
    case prototype
    /// A multiplier is a fraction whose inverse is whole.
    case fractionalMultiplier = "fractional-multiplier"
    /// A constant is negative where the sides exchanged make it positive.
    case negativeConstant = "negative-constant"
    /// The sides stand against the order in which people read.
    case readingOrder = "reading-order"
    /// A priority lies far from the usual ones.
    case priorityCluster = "priority-cluster"
    /// An equality follows from others.
    case redundant
    /// A control stands at its own distance from the side, beside the margin.
    case rootMargin = "root-margin"
    /// Long text follows the margins where it would be easier to read in the readable width.
    case readableWidth = "readable-width"
    /// What fills the screen's width is held to margins.
    case fullBleed = "full-bleed"
    /// A control is held to the screen's top or bottom edge, where bars lie.
    case barEdge = "bar-edge"

    /// How much a finding matters where the configuration says nothing else.
    public var severity: Diagnostic.Severity {
        switch self {
        case .leftRight, .requiredContent, .prototype, .barEdge, .fractionalMultiplier, .negativeConstant,
            .readingOrder:
            .warning
        default: .note
        }
    }

    /// What the rule asks for, in a line.
    public var summary: String {
        switch self {
        case .fixedSize: "texts have no fixed width or height"
        case .leftRight: "leading and trailing are used instead of left and right"
        case .farNeighbour: "distances are measured from the nearest neighbour"
        case .requiredContent: "content priorities are below 1000"
        case .autoresizing: "views among constrained ones are constrained too"
        case .unnamed: "views that constraints refer to have names"
        case .rowAsStack: "rows and columns with equal distances are stacks"
        case .prototype: "no view is placed by prototyping constraints alone"
        case .fractionalMultiplier: "multipliers are whole numbers where they can be"
        case .negativeConstant: "constants are positive where they can be"
        case .readingOrder: "the later view comes first, pinned to the one before it"
        case .priorityCluster: "priorities lie within 2 of 250, 500, 750 or 1000"
        case .redundant: "no equality is implied by others"
        case .rootMargin: "texts and controls are pinned to the screen's margins"
        case .readableWidth: "long texts follow the readable width"
        case .fullBleed: "what fills the screen's width is pinned to its edges"
        case .barEdge: "texts and controls keep to the safe area above and below"
        }
    }
}

/// Something that breaks a rule.
public struct LintFinding: Sendable {
    /// The rule.
    public var rule: LintRule
    /// What breaks it, in words.
    public var message: String
    /// What could be done.
    public var hint: String
    /// Where.
    public var location: SourceLocation
    /// The id of the view that it is about.
    public var view: String?
    /// The view's id in the document that names it.
    public var objectID: String?
    /// What Xcode's outline calls the view.
    public var viewName: String?
    /// The id of the scene.
    public var scene: String?
    /// The id of the constraint that exchanging its sides repairs; nil where nothing can be repaired without moving views.
    public var repairable: String?
}
