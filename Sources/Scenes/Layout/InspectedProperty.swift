public import KeylineGraphics

/// A property of a view with its value as the view has it when it is laid out, as Xcode's inspectors show it.
public struct InspectedProperty: Hashable, Sendable {
    /// The inspector of Xcode in which people look for a property.
    public enum Inspector: String, Hashable, Sendable {
        /// The look: font, colour, lines, content mode.
        case attributes
        /// Sizes and the priorities with which they are kept, besides frames.
        case size
        /// The words for assistive technologies and tests.
        case accessibility
    }

    /// The inspector that shows it.
    public var inspector: Inspector
    /// The name in the inspector, such as `Lines`.
    public var name: String
    /// The value in words, such as `Aspect Fit`; lengths are in points.
    public var value: String
    /// The colour, where the value is one, as it is in the scene's appearance.
    public var color: Color?

    /// Describes a property.
    public init(_ inspector: Inspector, _ name: String, _ value: String, color: Color? = nil) {
        self.inspector = inspector
        self.name = name
        self.value = value
        self.color = color
    }
}
