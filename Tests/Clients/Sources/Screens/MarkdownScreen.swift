import SwiftUI

private struct Paragraph: View {
    let text: LocalizedStringKey

    init(_ text: LocalizedStringKey) {
        self.text = text
    }

    var body: some View { Text(text).lineSpacing(3).frame(maxWidth: .infinity, alignment: .leading) }
}

private struct Quote<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 2).fill(.tertiary).frame(width: 4)
            content.italic().foregroundStyle(.secondary)
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

private struct CodeBlock: View {
    let code: String

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            Text(code).font(.system(.footnote, design: .monospaced)).padding(12)
        }
        .background(Color.gray.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

struct MarkdownScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                Text("Laying out text").font(.title).bold()
                Paragraph(
                    "A line is **broken** where it must be, *never* where it may not be, and ~~rarely~~ sometimes in a `word`."
                )
                Quote { Text("Typography is what language looks like.") }
                ForEach(Array(zip(1..., ["Measure", "Break", "Align"])), id: \.0) { number, step in
                    HStack(alignment: .firstTextBaseline) {
                        Text("\(number).").monospacedDigit().foregroundStyle(.secondary)
                        Text(step)
                    }
                    .padding(.leading, 8)
                }
                CodeBlock(code: "let size = text.sizeThatFits(.unspecified)\nassert(size.width > 0)")
                Divider()
                Paragraph(
                    "Read [the documentation](https://example.com/docs) for more, or ask \(Text("anyone").underline())."
                )
                (Text("Tip: ").bold().foregroundColor(.orange) + Text("texts can be joined."))
                    .font(.callout)
                    .padding(12)
                    .background(.orange.opacity(0.15), in: .rect(cornerRadius: 10))
            }
            .padding()
        }
    }
}
