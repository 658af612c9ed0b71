public import Foundation
import KeylineAppearance

extension EnvironmentValues {
    private enum RowKey: EnvironmentKey { static let defaultValue = false }
    private enum FormKey: EnvironmentKey { static let defaultValue = false }
    private enum HeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private enum HeaderKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum EditKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

    /// Whether the view stands in a row of a list.
    var isInListRow: Bool {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }

    /// Whether the view stands in a form.
    var isInForm: Bool {
        get { self[FormKey.self] }
        set { self[FormKey.self] = newValue }
    }

    /// The least height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[HeightKey.self] }
        set { self[HeightKey.self] = newValue }
    }

    /// The least height of a header, in points; nil for the system's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderKey.self] }
        set { self[HeaderKey.self] = newValue }
    }

    /// Whether rows are being edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditKey.self] }
        set { self[EditKey.self] = newValue }
    }

    /// The width that pictures of labels in rows have in common, in points.
    var listIconWidth: CGFloat {
        Font.body.resolved(in: self).font.size * 1.6
    }

    /// A word of the system's in the language of the place.
    func word(_ word: SystemText) -> String { word.text(in: localeTag) }
}

/// Whether content is being edited.
public enum EditMode: Hashable, Sendable {
    /// It is not.
    case inactive
    /// Until a finger lifts.
    case transient
    /// It is.
    case active

    /// Whether it is.
    public var isEditing: Bool { self != .inactive }
}

/// Whether content is being edited; stays from pass to pass.
private final class EditModeMemory {
    var mode = EditMode.inactive
}

extension _ViewContext {
    /// The context with an edit mode that an edit button changes while steps are done, unless code has given one.
    var editable: _ViewContext {
        guard scene.takesSteps, environment.editMode == nil else { return self }
        let memory = identity.storage.cell("edit mode") { EditModeMemory() }
        var result = self
        result.environment.editMode = Binding(get: { memory.mode }, set: { memory.mode = $0 })
        return result
    }
}
