import KeylineScenes
import Testing

@testable import SwiftUILayout

@MainActor
struct ConversationTests {
    private func conversation(
        _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> some View
    ) throws -> [String] {
        let scene = ViewScene(
            environment: Laboratory.environment(width: width, height: height), services: try Laboratory.services(),
            content: content)
        return try #require(scene.conversation(of: nil)).description.split(separator: "\n").map(String.init)
    }

    @Test(.tags(.h16)) func `a padded text with a background speaks in the order of the walk-through`() throws {
        let lines = try conversation(320, 480) {
            Laboratory.text(76, 17).frame(minWidth: 0, maxWidth: .infinity).background(Laboratory.color).padding(10)
        }
        #expect(
            lines == [
                "padding is offered 320×480",
                "  background is offered 300×460",
                "    frame is offered 300×460",
                "      StubView is offered 300×460",
                "      StubView answers 76×17",
                "    frame answers 300×17",
                "    StubView is offered 300×17",
                "    StubView answers 300×17",
                "  background answers 300×17",
                "padding answers 320×37",
            ])
    }

    @Test(.tags(.h18)) func `a picture is asked for its own size before it is fitted`() throws {
        let lines = try conversation(200, 200) {
            StubView { $0.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 30)) }
                .aspectRatio(contentMode: .fit)
        }
        #expect(
            lines == [
                "aspectRatio is offered 200×200",
                "  StubView is offered nil×nil",
                "  StubView answers 100×30",
                "  StubView is offered 200×60",
                "  StubView answers 200×60",
                "aspectRatio answers 200×60",
            ])
    }

    @Test func `an explanation tells what the container asked before it decided`() throws {
        let scene = ViewScene(
            environment: Laboratory.environment(width: 150, height: 50), services: try Laboratory.services()
        ) {
            HStack(spacing: 0) {
                Laboratory.text(76, 17).layoutName("text")
                Laboratory.color
            }
        }
        let explanation = try #require(scene.explainFrame(of: "text"))
        let conversation = try #require(explanation.conversation)
        #expect(conversation.container == "HStack")
        #expect(conversation.asked.map(\.proposal.width) == [0, .infinity, 75])
        #expect(conversation.description.hasPrefix("StubView is offered 75×50\nStubView answers 75×"))
        #expect(explanation.lengths.first?.value == 0)
    }

    @Test func `the explanation of a layout is that of every view in it, outer ones first`() throws {
        let scene = ViewScene(
            environment: Laboratory.environment(width: 150, height: 50), services: try Laboratory.services()
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Laboratory.text(20, 10).layoutName("inner") }.layoutName("row")
                Laboratory.text(76, 17).layoutName("text")
            }
            .layoutName("column")
        }
        let explanation = scene.explainLayout()
        let frames = try scene.makeScene("all").layout.placedViews.map(\.view.id)
        #expect(Set(explanation.frames.map(\.view)).isSubset(of: Set(frames)))
        #expect(
            explanation.frames.map(\.view).filter { ["inner", "row", "text", "column"].contains($0) }
                == ["column", "row", "inner", "text"])
        for frame in explanation.frames { #expect(scene.explainFrame(of: frame.view) == frame) }
        #expect(explanation.otherSolution == nil)
    }

    @Test func `there is no explanation of a view that is not there`() throws {
        let scene = ViewScene(environment: Laboratory.environment(), services: try Laboratory.services()) {
            Laboratory.color
        }
        #expect(scene.explainFrame(of: "nobody") == nil)
    }

    @Test func `listening changes no frame`() throws {
        let scene = ViewScene(environment: Laboratory.environment(), services: try Laboratory.services()) {
            HStack {
                Laboratory.text(76, 17)
                Laboratory.color
            }
        }
        let before = try scene.makeScene("test").layout
        _ = scene.conversation(of: nil)
        #expect(try scene.makeScene("test").layout == before)
    }
}
