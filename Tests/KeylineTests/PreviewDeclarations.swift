import SwiftUILayout

// Previews as they stand beside views in apps: the tests find them in their own program.

#Preview("Greeting", traits: .sizeThatFitsLayout) {
    Text(verbatim: "Hello").frame(width: 120, height: 40)
}

#Preview {
    Text(verbatim: "without a name")
}

#Preview("Lying", traits: .landscapeLeft) {
    Color.red
}

#Preview("Several", traits: .fixedLayout(width: 300, height: 200)) {
    Text(verbatim: "one")
    Text(verbatim: "two")
}

#Preview("With state", traits: .sizeThatFitsLayout) {
    @Previewable @State var width = 70.0
    @Previewable @Environment(\.previewHeight) var height
    Color.blue.frame(width: width, height: height)
}

#Preview("Greeting") {
    Text(verbatim: "of the same name")
}

struct Around_Previews: PreviewProvider {
    static var previews: some View {
        Color.red.frame(width: 40, height: 30).previewLayout(.fixed(width: 90, height: 80))
            .preferredColorScheme(.dark).padding()
    }
}

struct Card_Previews: PreviewProvider {
    static var previews: some View { Text(verbatim: "from a provider") }
}

extension EnvironmentValues {
    @Entry var previewHeight: Double = 30
    @Entry var previewTitle: String?
    @Entry var previewCount = 3
}

struct Sizes_Previews: PreviewProvider {
    static var previews: some View {
        Color.red.frame(width: 40, height: 30).previewDisplayName("Small").previewLayout(.sizeThatFits)
        Group {
            Text("in a room").previewLayout(.fixed(width: 90, height: 60))
            ForEach(["iPhone SE (3rd generation)", "iPhone of nowhere"], id: \.self) { name in
                Text(name).previewDevice(PreviewDevice(rawValue: name))
            }
        }
        .previewInterfaceOrientation(.landscapeLeft)
    }
}

/// Surroundings that make what they share once, after a wait.
struct Framed: PreviewModifier {
    static var count = 0
    var padding = 0.0

    static func makeSharedContext() async throws -> Double {
        await Task.yield()
        count += 1
        return 12
    }

    func body(content: Content, context: Double) -> some View { content.padding(context + padding) }
}

/// Surroundings that share nothing.
struct Bold: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.frame(height: 10) }
}

#Preview("Modified", traits: .modifier(Bold()), .modifier(Framed(padding: 3)), .sizeThatFitsLayout) {
    Color.red.frame(width: 50, height: 50)
}

#Preview("Modified twice", traits: .sizeThatFitsLayout, .modifier(Framed())) {
    Color.red.frame(width: 50, height: 50)
}

#Preview("Dark", traits: .sizeThatFitsLayout) {
    Text(verbatim: "at night").preferredColorScheme(.dark).padding(4)
}
