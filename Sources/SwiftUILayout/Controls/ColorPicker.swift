import Foundation
import KeylineAppearance

/// A choice of a colour.
public struct ColorPicker<Label: View>: View {
    private let color: Color
    private let label: Label

    /// A choice with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// The label, and the colour in a ring at the end of the line.
    public var body: some View {
        EnvironmentReader { environment in
            HStack(spacing: 8) {
                if !environment.labelsAreHidden {
                    label
                    Spacer(minLength: 8)
                }
                DrawnControl(width: ColorWellDrawing.size.width, height: ColorWellDrawing.size.height) {
                    [color] rect, environment, list in
                    ColorWellDrawing.draw(
                        in: rect, color: color.neutral(in: environment), scale: environment.displayScale, into: &list)
                }
                .control("ColorPicker")
                .padding(.vertical, environment.isInListRow ? -3 : 0)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    /// A choice with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}
