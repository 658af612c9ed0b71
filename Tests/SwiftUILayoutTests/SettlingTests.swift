import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// Pictures show the results of work that views start, and the backgrounds of views without content.
@MainActor
@Suite struct SettlingTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    private struct Loading: View {
        @State private var words: [String] = []

        var body: some View {
            VStack {
                ForEach(words, id: \.self) { word in
                    Text(verbatim: word).onAppear { Task { if words.count == 1 { words.append("third") } } }
                }
            }
            .onAppear { words.append("first") }
            .task {
                try? await Task.sleep(for: .seconds(1))
                words.append("second")
            }
        }
    }

    @Test func `state that tasks set is drawn, and what appears with it starts its own`() throws {
        #expect(try stage.texts { Loading() } == ["first", "third", "second"])
    }

    @Test func `a view that changes for ever is drawn as it is after a second and a half`() throws {
        struct Ticking: View {
            @State private var count = 0
            var body: some View {
                Text(verbatim: "\(count)").task {
                    while true {
                        try? await Task.sleep(for: .milliseconds(100))
                        count += 1
                    }
                }
            }
        }
        #expect(try stage.texts { Ticking() } == ["15"])
    }

    @Test func `the size that fits counts what tasks set`() throws {
        struct Growing: View {
            @State private var width = 10.0
            var body: some View { Color.red.frame(width: width, height: 10).task { width = await wide() } }
            @concurrent nonisolated func wide() async -> Double { 70 }
        }
        let measured = ViewMeasurement(.unspecified, environment: stage.environment, services: stage.services) {
            Growing()
        }
        #expect(measured.size == CGSize(width: 70, height: 10))
    }

    @Test func `an empty view that is alone draws its background, and none among others does`() throws {
        let bounds = CGRect(origin: .zero, size: stage.environment.size)
        #expect(try stage.frames("Color") { EmptyView().background(Color.red) } == [bounds])
        #expect(try stage.frames("Color") { Group { if false { Text("x") } }.background(Color.red) } == [bounds])
        let framed = try stage.frames("Color") { EmptyView().frame(width: 40, height: 20).background(Color.red) }
        #expect(framed.map(\.size) == [CGSize(width: 40, height: 20)])
        #expect(try stage.frames("Color") { VStack { EmptyView().background(Color.red) } }.isEmpty)
        #expect(
            try stage.frames("Color") {
                EmptyView().background(Color.red); Text(verbatim: "x")
            }.isEmpty)
        #expect(try stage.frames("EmptyView") { EmptyView() }.isEmpty)
    }

    @Test func `an empty view that is alone appears`() throws {
        struct Later: View {
            @State private var word: String?
            var body: some View {
                Group { if let word { Text(verbatim: word) } }.onAppear { word = "here" }
            }
        }
        #expect(try stage.texts { Later() } == ["here"])
        #expect(try stage.texts { NavigationStack { Later() } } == ["here"])
    }
}
