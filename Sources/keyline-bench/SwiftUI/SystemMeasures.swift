import Foundation
import KeylineScenes
import SwiftUILayout

/// A fact about the system's lists, without a view of its own: margins, heights of rows, gaps between sections.
@MainActor
struct SystemMeasures {
    private let fact: Fact
    private let values: [String: CGFloat]

    /// Lays out a list of two sections on the fact's system; nil for other facts.
    init?(_ fact: Fact, services: SceneServices) {
        let known: Set<String> = ["rowHeight", "margin", "contentX", "gap", "firstRowY"]
        guard fact.view.isEmpty, fact.platform.hasPrefix("iOS"), !known.isDisjoint(with: fact.expected.keys) else {
            return nil
        }
        self.fact = fact
        values = Self.measure(
            Self.environment(of: fact), isLabeled: fact.statement.contains("LabeledContent"), services)
    }

    /// The difference; nil if nothing can be compared.
    var differences: [String]? {
        let pairs = fact.expected.compactMap { key, value in
            value.number.flatMap { number in values[key].map { (key, $0, number) } }
        }
        guard !pairs.isEmpty else { return nil }
        return pairs.sorted { $0.0 < $1.0 }.flatMap { FactComparison.compare($0.0, [$0.1], [$0.2]) }
    }

    private static func environment(of fact: Fact) -> SceneEnvironment {
        let isPad = fact.platform.contains("iPad")
        var environment = SceneEnvironment(size: CGSize(width: 390, height: 844), scale: fact.scale)
        if isPad, let device = Device.named("iPad Pro 11-inch") { environment = SceneEnvironment(device: device) }
        environment.system = fact.platform.contains("26") ? .iOS26 : .iOS18
        if fact.statement.contains("accessibility3") { environment.contentSizeCategory = .accessibilityExtraLarge }
        return environment
    }

    private static func measure(
        _ environment: SceneEnvironment, isLabeled: Bool, _ services: SceneServices
    ) -> [String: CGFloat] {
        let measured = ViewMeasurement(
            ProposedViewSize(environment.size), environment: environment, services: services
        ) {
            List {
                Section { row("first", isLabeled: isLabeled) }
                Section { row("second", isLabeled: isLabeled) }
            }
        }
        func frame(_ name: String) -> CGRect { measured.frame(named: name) ?? .zero }
        let first = frame("firstrow")
        let second = frame("secondrow")
        return [
            "rowHeight": first.height, "margin": first.minX, "contentX": frame("first").minX,
            "gap": second.minY - first.maxY, "firstRowY": environment.safeArea.top + first.minY,
        ]
    }

    @ViewBuilder private static func row(_ name: String, isLabeled: Bool) -> some View {
        Group {
            if isLabeled {
                LabeledContent("Label", value: "Value")
            } else {
                Text(verbatim: name)
            }
        }
        .layoutName(name)
        .listRowBackground(Color.white.layoutName("\(name)row"))
    }
}
