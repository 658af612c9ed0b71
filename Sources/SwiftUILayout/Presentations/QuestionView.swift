import Foundation
import KeylineGraphics

/// A question with its answers: in a box in the middle, or from the bottom up, with the answer that changes nothing in a box of its own.
///
/// Measures are UIKit's for alerts on iOS 13 to 18: 270 points wide, rows of 44 points; of a dialog rows of 57 points.
struct QuestionView<Actions: View, Message: View>: PrimitiveView {
    let isDialog: Bool
    let title: Text?
    let actions: Actions
    let message: Message

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        var inside = context.child(.content)
        let dismiss = context.environment.dismiss
        inside.environment.leavesQuestion = { dismiss() }
        inside.environment.buttonStyle = { [isDialog] configuration in
            AnyView(AnswerRow(configuration: configuration, isDialog: isDialog))
        }
        inside.environment.font = .system(size: 13)
        inside.environment.textFieldStyle = { AnyView(RoundedBorder(content: $0)) }
        let parts = inside.nodes(of: actions)
        let fields = parts.filter(\.holdsField)
        var answers = parts.filter { !$0.holdsField }
        if answers.isEmpty || isDialog && !answers.contains(where: \.isCancelAnswer) {
            let word = isDialog ? context.environment.word(.cancel) : "OK"
            answers += inside.child(.secondary).nodes(of: Button(word, role: isDialog ? .cancel : nil) {})
        }
        let view = QuestionBoxes(
            isDialog: isDialog, title: title, message: Message.self == EmptyView.self ? nil : AnyView(message),
            fields: fields, others: answers.filter { !$0.isCancelAnswer }, cancels: answers.filter(\.isCancelAnswer))
        view._makeNodes(into: &list, in: context.child(.body))
    }
}

/// Whether the node is the answer of a question that changes nothing.
private enum CancelAnswerKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension ViewNode {
    /// Whether the node is a field for text, or has one inside.
    fileprivate var holdsField: Bool {
        semantics.accessibility.content.traits.contains(.textEntry) || views.contains { $0.holdsField }
    }

    fileprivate var isCancelAnswer: Bool { layout.values[CancelAnswerKey.self] || views.contains { $0.isCancelAnswer } }
}

/// An answer, which takes the question away before it does anything.
private struct AnswerRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isDialog: Bool

    var body: some View {
        let isBold = configuration.role == .cancel
        configuration.label
            .font(.system(size: isDialog ? 20 : 17, weight: isBold ? .semibold : .regular))
            .lineLimit(1)
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .frame(maxWidth: .infinity)
            .frame(minHeight: isDialog ? 57 : 44)
            .layoutValue(key: CancelAnswerKey.self, value: configuration.role == .cancel)
    }
}

/// The boxes of a question.
private struct QuestionBoxes: View {
    let isDialog: Bool
    let title: Text?
    let message: AnyView?
    /// The fields below the texts.
    let fields: [ViewNode]
    let others: [ViewNode]
    let cancels: [ViewNode]

    private var hasTexts: Bool { title != nil || message != nil || !fields.isEmpty }

    var body: some View {
        if isDialog { dialog } else { alert }
    }

    private var alert: some View {
        // Of two answers the one that changes nothing is first, of more it is last.
        let isPair = others.count + cancels.count == 2
        return EnvironmentReader { environment in
            VStack(spacing: 0) {
                texts(gap: 20)
                line(environment, isVertical: false)
                if isPair {
                    HStack(spacing: 0) {
                        NodeView(node: (cancels + others)[0])
                        line(environment, isVertical: true).frame(height: 44)
                        NodeView(node: (cancels + others)[1])
                    }
                } else {
                    rows(others + cancels, environment)
                }
            }
            .frame(width: 270)
            .background { RoundedRectangle(cornerRadius: 14).fill(Color(.secondarySystemGroupedBackground)) }
        }
    }

    private var dialog: some View {
        EnvironmentReader { environment in
            VStack(spacing: 8) {
                Spacer(minLength: 0)
                VStack(spacing: 0) {
                    if hasTexts {
                        texts(gap: 14)
                        line(environment, isVertical: false)
                    }
                    rows(others, environment)
                }
                .background { RoundedRectangle(cornerRadius: 14).fill(Color(.secondarySystemGroupedBackground)) }
                VStack(spacing: 0) { rows(cancels, environment) }
                    .background { RoundedRectangle(cornerRadius: 14).fill(Color(.secondarySystemGroupedBackground)) }
            }
            .padding(.horizontal, 8)
        }
    }

    private func rows(_ nodes: [ViewNode], _ environment: EnvironmentValues) -> some View {
        ForEach(nodes.indices, id: \.self) { index in
            VStack(spacing: 0) {
                if index > 0 { line(environment, isVertical: false) }
                NodeView(node: nodes[index])
            }
        }
    }

    private func line(_ environment: EnvironmentValues, isVertical: Bool) -> some View {
        Color(.separator).frame(
            width: isVertical ? environment.pixelLength : nil, height: isVertical ? nil : environment.pixelLength)
    }

    private func texts(gap: CGFloat) -> some View {
        VStack(spacing: isDialog ? 8 : 4) {
            if let title {
                title.font(isDialog ? .system(size: 13, weight: .semibold) : .headline)
                    .foregroundStyle(isDialog ? Color.secondary : Color.primary)
            }
            message?.font(.footnote).foregroundStyle(isDialog ? Color.secondary : Color.primary)
            ForEach(fields.indices, id: \.self) { index in
                NodeView(node: fields[index]).padding(.top, index == 0 && (title != nil || message != nil) ? 12 : 0)
            }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, gap)
        .frame(maxWidth: .infinity)
    }
}
