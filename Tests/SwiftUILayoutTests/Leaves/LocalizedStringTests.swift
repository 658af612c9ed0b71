import Foundation
import KeylineLocalization
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import SwiftUILayout

/// Texts that views' code looks up itself.
@MainActor
struct LocalizedStringTests {
    private struct German: StringSource {
        func text(forKey key: String, table: String?) -> String? {
            switch (table, key) {
            case (nil, "Departures"): "Abfahrten"
            case ("Places", "Home"): "Zuhause"
            case (nil, "%lld trains"): "%lld Züge"
            case (nil, "trains.%@"): "Züge nach %@"
            case (nil, "%lld%% full"): "zu %lld %% besetzt"
            default: nil
            }
        }
    }

    private func texts(
        _ change: (inout SceneEnvironment) -> Void = { _ in }, @ViewBuilder of content: @escaping () -> some View
    )
        throws -> [String]
    {
        var environment = SceneEnvironment(size: CGSize(width: 300, height: 200), scale: 2)
        environment.locale = "de"
        change(&environment)
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()), strings: German())
        let scene = try ViewScene(environment: environment, services: services, content: content).makeScene("test")
        return scene.layout.placedViews.compactMap(\.view.text?.text)
    }

    @Test func `String localized has the scene's language wherever views are made`() throws {
        #expect(try texts { Text(String(localized: "Departures")) } == ["Abfahrten"])
        #expect(try texts { Text(String(localized: "Home", table: "Places")) } == ["Zuhause"])
        #expect(try texts { Text(String(localized: "\(12345) trains")) } == ["12.345 Züge"])
        #expect(try texts { Text(String(localized: "\(60)% full")) } == ["zu 60 % besetzt"])
        #expect(try texts { Text("\(60)% full") } == ["zu 60 % besetzt"])
        #expect(try texts { Text("\(60)% done, 5%") } == ["60% done, 5%"])
        #expect(try texts { Text(String(localized: "departures", defaultValue: "Soon")) } == ["Soon"])
        #expect(try texts { Text(NSLocalizedString("Departures", comment: "")) } == ["Abfahrten"])
        #expect(
            try texts { List(0..<1) { _ in Text(verbatim: .init(localized: "Departures")) } }.contains("Abfahrten"))
        #expect(try texts { ViewThatFits { Text(String(localized: "Departures")) } } == ["Abfahrten"])
        #expect(
            try texts { GeometryReader { _ in Text(String(localized: "Departures")) } } == ["Abfahrten"])
        #expect(try texts { Late() } == ["Abfahrten"])
    }

    @Test func `a resource is looked up where it shows`() throws {
        let resource = LocalizedStringResource("Departures")
        #expect(try texts { Text(resource) } == ["Abfahrten"])
        #expect(try texts { Button(resource) {} } == ["Abfahrten"])
        #expect(try texts { Text(String(localized: resource)) } == ["Abfahrten"])
        let trains = LocalizedStringResource("trains.%@", defaultValue: "Trains to \("Rome")")
        #expect(try texts { Text(trains) } == ["Züge nach Rome"])
        let unknown = LocalizedStringResource("unknown", defaultValue: "\(2) of them", table: "Places")
        #expect(try texts { Text(unknown) } == ["2 of them"])
        #expect(try texts { Text(String(localized: unknown)) } == ["2 of them"])
    }

    @Test func `pseudo-languages take part`() throws {
        let shown = try texts({ $0.language.pseudoLanguages = [.accented] }) { Text(String(localized: "Departures")) }
        #expect(shown.count == 1 && shown != ["Abfahrten"])
    }

    @Test func `outside of scenes a text is its key`() {
        #expect(String(localized: "Departures") == "Departures")
        #expect(String(localized: "\(3) trains for \("you")") == "3 trains for you")
    }
}

/// Asks for its text when it appears.
private struct Late: View {
    @State private var text = ""

    var body: some View { Text(verbatim: text).onAppear { text = String(localized: "Departures") } }
}
