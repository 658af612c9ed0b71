import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// Buttons in rows that are aligned by baselines.
@MainActor
struct ButtonBaselineTests {
    private func baselines(_ stage: Stage, @ViewBuilder _ content: @escaping () -> some View) throws -> [Double] {
        var result: [Double] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .glyphs(let run) = item.content { result.append(run.origin.y) }
                if case .group(let group) = item.content { collect(group.items) }
            }
        }
        collect(try stage.scene(of: content).displayList.items)
        return result
    }

    @Test(arguments: [false, true]) func `titles of buttons are on the baseline of the text beside them`(
        rightToLeft: Bool
    ) throws {
        var stage = try Stage(rightToLeft: rightToLeft)
        stage.environment.size.width = 900
        let baselines = try baselines(stage) {
            HStack(alignment: .firstTextBaseline) {
                Text("Label").font(.largeTitle)
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
                Button {
                } label: {
                    Label("Labelled", systemImage: "star.fill")
                }.buttonStyle(.bordered)
                Button("Small") {}.font(.caption).buttonStyle(.bordered).controlSize(.mini)
            }
        }
        #expect(baselines.count == 6)
        #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 0.75 })
    }

    @Test func `the last line of a button is on the last baseline`() throws {
        let stage = try Stage()
        let baselines = try baselines(stage) {
            HStack(alignment: .lastTextBaseline) {
                Text("Label").font(.largeTitle)
                Button("One\nTwo") {}.buttonStyle(.bordered)
            }
        }
        #expect(baselines.count == 3)
        #expect(abs(baselines[0] - baselines[2]) <= 0.75 && baselines[1] < baselines[2] - 10)
    }
}
