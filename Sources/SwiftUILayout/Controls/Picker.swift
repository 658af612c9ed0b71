import Foundation
import KeylineAppearance
import KeylineGraphics

/// The value that an option of a picker, or a tab, stands for.
struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// The value that the view stands for in a picker or tab view.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
}

/// A choice among options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection
    private let label: Label
    private let content: Content

    /// A choice with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = PickerSelection(selection)
        self.label = label()
        self.content = content()
    }

    /// A choice with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// The choice as the style of the place has it.
    public var body: some View {
        EnvironmentReader { environment in
            switch environment.pickerStyle {
            case .segmented: SegmentedPicker(selection: selection, content: content)
            case .inline:
                PickerOptions(selection: selection, marksSelection: true, content: content)
            case .wheel: WheelPicker(selection: selection.value, content: content)
            case .menu, .navigationLink:
                MenuPicker(
                    label: StyledContent(label), isLink: environment.pickerStyle == .navigationLink,
                    value: PickerOptions(selection: selection, marksSelection: false, content: content)
                )
                .modifier(NodeModifier { $0.responses.undrawn = "opens a menu" })
            }
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A choice with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUILayout.Label<Text, Image> {
    /// A choice with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }
}

extension View {
    /// How pickers inside look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { changing { $0.pickerStyle = style._kind } }
}

/// The label and the chosen option, with the mark of a menu or a link; in a row of a list at both ends of it.
private struct MenuPicker<Value: View>: View {
    let label: StyledContent
    let isLink: Bool
    let value: Value

    var body: some View {
        EnvironmentReader { environment in
            let isRow = environment.isInListRow
            HStack(spacing: 8) {
                if isRow, !environment.labelsAreHidden {
                    label
                    Spacer(minLength: 8)
                }
                HStack(spacing: 5) {
                    value
                    Image(systemName: isLink ? "chevron.forward" : "chevron.up.chevron.down")
                        .font(.footnote.weight(isLink ? .semibold : .medium))
                }
                .lineLimit(1)
                .foregroundStyle(isRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(ButtonTintStyle(role: nil)))
                .padding(.horizontal, isRow ? 0 : 12)
                .padding(.vertical, isRow ? 0 : 7)
            }
            .control("Picker", fillsRow: true).accessibilityControl(.button)
        }
    }
}

/// The options of a picker: the chosen one, or all of them with a mark at the chosen one.
struct PickerOptions<Content: View>: PrimitiveView {
    let selection: PickerSelection
    let marksSelection: Bool
    let content: Content

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let options = context.nodes(of: content)
        guard marksSelection else {
            if let chosen = options.first(where: { $0.isTagged(selection.value) }) { list.append(chosen) }
            return
        }
        for (index, option) in options.enumerated() {
            let row = HStack(spacing: 8) {
                NodeView(node: option)
                Spacer(minLength: 8)
                if option.isTagged(selection.value) {
                    Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
                }
            }
            row.control("Picker", fillsRow: true)
                .accessibilityControl(option.isTagged(selection.value) ? [.button, .selected] : .button)
                .onStepTap { [selection] in selection.choose(option) }
                ._makeNodes(into: &list, in: context.child(.index(index)))
        }
    }
}

/// The choice of a picker, and how it is changed.
struct PickerSelection {
    /// The value that is chosen.
    let value: AnyHashable
    /// Chooses a value; one of another type is left alone.
    private let set: (AnyHashable) -> Void

    init<Value: Hashable>(_ selection: Binding<Value>) {
        value = AnyHashable(selection.wrappedValue)
        set = { chosen in
            // A tag of `Int` is a choice of `Int?` too.
            if let value = chosen.base as? Value { selection.wrappedValue = value }
        }
    }

    /// Chooses an option's value.
    @MainActor func choose(_ option: ViewNode) {
        if let tag = option.optionValue { set(tag) }
    }
}

extension ViewNode {
    /// The value that choosing an option of a picker selects: its tag, or else the id that `ForEach` gives it.
    fileprivate var optionValue: AnyHashable? { values[TagKey.self] ?? values[ElementIDKey.self] }

    /// Whether the view stands for a value, or for the same as an optional.
    func isTagged(_ selection: AnyHashable) -> Bool {
        guard let tag = optionValue else { return false }
        if tag == selection { return true }
        let mirror = Mirror(reflecting: selection.base)
        guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value as? AnyHashable else {
            return false
        }
        return tag == inner
    }
}

/// A view whose node was made before.
struct NodeView: PrimitiveView {
    let node: ViewNode

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(node)
    }
}

/// Options on a wheel: the chosen one in the middle on a ground, its neighbours paler above and below.
private struct WheelPicker<Content: View>: PrimitiveView {
    let selection: AnyHashable
    let content: Content

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        var inside = context
        inside.environment.font = .system(size: DatePickerMetrics.wheelFontSize)
        inside.environment.lineLimits = LineLimits(most: 1)
        let options = inside.nodes(of: content)
        let selected = options.firstIndex { $0.isTagged(selection) } ?? 0
        let wheel = VStack(spacing: 0) {
            ForEach(selected - 3..<selected + 4, id: \.self) { index in
                Group {
                    if options.indices.contains(index) { NodeView(node: options[index]) } else { Color.clear }
                }
                .frame(maxWidth: .infinity)
                .frame(height: DatePickerMetrics.wheelRowHeight)
                .opacity(index == selected ? 1 : max(0.6 - 0.18 * Double(abs(index - selected)), 0))
            }
        }
        .frame(height: DatePickerMetrics.wheelsHeight)
        .background {
            RoundedRectangle(cornerRadius: DatePickerMetrics.wheelBandCornerRadius).fill(Color(.tertiarySystemFill))
                .frame(height: DatePickerMetrics.wheelRowHeight)
        }
        .clipped()
        wheel._makeNodes(into: &list, in: context.child(.body))
    }
}
