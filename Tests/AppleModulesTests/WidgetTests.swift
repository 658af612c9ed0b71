import Keyline
import KeylineDeveloperToolsSupport
import KeylineScenes
import SwiftUILayout
import Testing
import WidgetKit

private struct Score: TimelineEntry {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    var points = 0
}

private struct ScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> Score { Score(points: Int(context.displaySize.width)) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Score) -> Void) { completion(Score()) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Score>) -> Void) {
        completion(Timeline(entries: [Score()], policy: .never))
    }
}

private struct ScoreView: View {
    let entry: Score
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Text(verbatim: "\(entry.points) \(family)").layoutName("score")
            .containerBackground(for: .widget) { SwiftUILayout.Color.red.layoutName("backdrop") }
    }
}

private struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "score", provider: ScoreProvider()) { ScoreView(entry: $0) }
            .configurationDisplayName("Score")
            .supportedFamilies([.systemSmall])
    }
}

#Preview("Small", as: .systemSmall) {
    ScoreWidget()
} timeline: {
    Score(points: 7)
    Score(points: 8)
}

@MainActor
@Suite struct WidgetTests {
    private func frames(_ scene: KeylineScenes.Scene, _ name: String) -> [CGRect] {
        scene.layout.placedViews.filter { $0.view.id.rawValue == name }.map(\.frame)
    }

    @Test func `a widget has its family's size, its container's background, and its family in the environment`() throws
    {
        let scene = try ModuleStage.scene(width: 400, height: 400) {
            ScoreView(entry: Score(points: 3)).previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        #expect(scene.words.contains("3 systemMedium") || scene.words.joined(separator: " ").contains("systemMedium"))
        let backdrop = try #require(frames(scene, "backdrop").first)
        #expect(backdrop.size == CGSize(width: 338, height: 158))
        #expect(abs(backdrop.midX - 200) < 0.5, "it is in the middle")
    }

    @Test func `a preview of a widget shows the first entry`() throws {
        let sources = try LinkedPreviews.sources(of: ["AppleModulesTests"])
        let source = try #require(sources.first { $0.scenes.contains { $0.id.rawValue == "Small" } })
        let description = try #require(source.scenes.first { $0.id.rawValue == "Small" })
        let scene = try source.makeScene("Small", in: description.environment)
        #expect(scene.environment.size == CGSize(width: 158, height: 158))
        #expect(scene.words.joined(separator: " ").contains("7 systemSmall"))
    }
}
