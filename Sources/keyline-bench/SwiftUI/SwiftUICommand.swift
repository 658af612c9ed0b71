import Foundation
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout

/// `keyline-bench swiftui FACTS.json`: lays out the views of recorded facts and prints how far the layout agrees.
@MainActor
struct SwiftUICommand {
    private let path: String

    init(_ arguments: [String]) throws {
        guard let path = arguments.first, arguments.count == 1 else {
            throw BenchmarkError.usage("usage: keyline-bench swiftui FACTS.json")
        }
        self.path = path
    }

    func run() throws {
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        print(FactReport(try FactFile(contentsOf: path), services: services).text)
    }
}

/// The facts of a file with what became of them.
@MainActor
struct FactReport {
    let checks: [FactCheck]

    init(_ file: FactFile, services: SceneServices) {
        let grids = file.facts.filter { $0.id.hasPrefix("grid-") }
        let references = Dictionary(
            grids.map { (String($0.id.dropFirst(5)), $0.view) }, uniquingKeysWith: { first, _ in first })
        checks = file.facts.map { FactCheck($0, references: references, services: services) }
    }

    /// A line for each topic, every difference, facts that were not read, and the totals.
    var text: String {
        let topics = Dictionary(grouping: checks, by: \.fact.topic).sorted { $0.key < $1.key }
        var lines = topics.map { summary($0.key, $0.value) }
        for check in checks {
            guard case .differs(let difference) = check.outcome else { continue }
            lines.append("\(check.fact.id)  \(check.fact.view)\n    \(difference)")
        }
        for check in checks {
            guard case .unread(let reason) = check.outcome else { continue }
            lines.append("\(check.fact.id) is not read: \(reason)")
        }
        lines.append(summary("all", checks))
        lines.append(summary("font-free", checks.filter(\.fact.isFontFree)))
        return lines.joined(separator: "\n")
    }

    private func summary(_ name: String, _ checks: [FactCheck]) -> String {
        let parsed = checks.filter(\.isRead)
        return "\(name): \(parsed.filter(\.agrees).count) agree of \(parsed.count) parsed of \(checks.count) facts"
    }
}
