public import Foundation
public import KeylineGraphics

extension ViewSnapshot {
    /// The view as assistive technologies and tests find it: its own words, and the way to the elements inside.
    public struct Accessibility: Hashable, Sendable {
        /// The name by which the app's tests and accessibility find it.
        public var identifier: String?
        /// Whether the view is an element, so that the views inside are none.
        public var isElement = false
        /// The words of the view.
        public var content = AccessibilityContent()
        /// The way to the elements inside.
        public var children = Children.all
        /// Whether neither the view nor anything inside is an element.
        public var isHidden = false
        /// Whether the views beside it are left out.
        public var isModal = false
        /// The kind of container that the view is.
        public var container: Container?
        /// The elements inside in the order that code gave them; nil for the order in which they are seen.
        public var order: [Item]?
        /// The changes to the element of the view or, where it has none of its own, to each element inside.
        public var changes = Changes()

        /// Nothing.
        public init() {}

        /// Whether it is read as the heading of what follows.
        public var isHeading: Bool { content.traits.union(changes.addedTraits).contains(.header) }
    }
}

extension ViewSnapshot.Accessibility {
    /// The way from a view to the elements inside.
    public enum Children: Hashable, Sendable {
        /// Each element by itself, among the elements of the views around.
        case all
        /// Each element by itself, one after the other.
        case grouped
        /// The elements inside as one.
        case combined
    }

    /// The kind of a container, which VoiceOver tells with the elements inside.
    public enum Container: String, Hashable, Sendable {
        /// A table with rows and columns.
        case dataTable
        /// A list.
        case list
        /// A landmark.
        case landmark
        /// A group.
        case semanticGroup
        /// A bar of tabs.
        case tabBar
        /// A row of buttons that are counted.
        case series
        /// A row of a list: an element that is alone in it fills it.
        case row
    }

    /// An element that code listed.
    public indirect enum Item: Hashable, Sendable {
        /// A view, with the elements inside.
        case view(ViewID)
        /// An element that is no view, with the elements inside where it contains any. Its rectangles are in the coordinates of the view
        /// that contains it.
        case element(AccessibilityContent, identifier: String?, inside: [Item]?)
    }

    /// The changes that modifiers make to elements.
    public struct Changes: Hashable, Sendable {
        /// The identifier of the one control inside, or of its parts, where they have none; nil for none. A SwiftUI control may be several views.
        public var identifier: String?
        /// The label in place of the element's own; nil for its own.
        public var label: String?
        /// The value in place of the element's own; nil for its own.
        public var value: String?
        /// The hint; nil for the element's own.
        public var hint: String?
        /// The traits that are added.
        public var addedTraits: AccessibilityContent.Traits = []
        /// The traits that are taken away.
        public var removedTraits: AccessibilityContent.Traits = []
        /// The names that Voice Control understands; empty for the element's own.
        public var inputLabels: [String] = []
        /// The names of actions that are added.
        public var customActions: [String] = []
        /// The content that is added.
        public var customContent: [AccessibilityContent.CustomContent] = []
        /// The names of rotors that are added.
        public var customRotors: [String] = []
        /// The point that a double tap touches, in the view's own coordinates, in points.
        public var activationPoint: CGPoint?
        /// The place among the elements of the container: the highest is read first; nil for 0.
        public var sortPriority: Double?

        /// Nothing.
        public init() {}

        /// Whether they make a view that shows no words an element.
        var makesElement: Bool {
            label != nil || value != nil || !addedTraits.isEmpty || !customActions.isEmpty || !customContent.isEmpty
        }

        /// Changes the words of an element.
        func apply(to content: inout AccessibilityContent) {
            if let label {
                content.label = label
                content.pictureName = nil
            }
            if let value { content.value = value }
            if let hint { content.hint = hint }
            content.traits.formUnion(addedTraits)
            content.traits.subtract(removedTraits)
            if !inputLabels.isEmpty { content.inputLabels = inputLabels }
            content.customActions += customActions
            content.customContent += customContent
            content.customRotors += customRotors
            if let activationPoint { content.activationPoint = activationPoint }
        }
    }
}
