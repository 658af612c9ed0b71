import Foundation
import KeylineScenes
import SwiftUILayout

/// The outcome for a fact.
struct FactCheck {
    enum Outcome {
        case agrees
        case differs(String)
        /// The notation is not one that the parser knows.
        case unread(String)
    }

    let fact: Fact
    let outcome: Outcome

    var agrees: Bool { if case .agrees = outcome { true } else { false } }
    var isRead: Bool { if case .unread = outcome { false } else { true } }

    /// Lays the view of a fact out and compares.
    @MainActor init(_ fact: Fact, references: [String: String], services: SceneServices) {
        self.fact = fact
        do {
            outcome = try Self.outcome(fact, references, services)
        } catch {
            outcome = .unread((error as? FactScanner.Failure)?.reason ?? "\(error)")
        }
    }

    @MainActor private static func outcome(
        _ fact: Fact, _ references: [String: String], _ services: SceneServices
    ) throws -> Outcome {
        if let differences = FactRule(fact)?.differences ?? SystemMeasures(fact, services: services)?.differences {
            return Self.outcome(differences)
        }
        let host = FactHost(fact)
        guard !host.view.isEmpty else { throw FactScanner.Failure(reason: "no view") }
        let isIOS = fact.platform.hasPrefix("iOS")
        let view = host.wrap(try FactParser.view(host.view, references: references, isIOS: isIOS))
        var environment = SceneEnvironment(size: CGSize(width: 400, height: 300), scale: fact.scale)
        func measure(_ proposal: ProposedViewSize) -> ViewMeasurement {
            ViewMeasurement(proposal, environment: environment, services: services, dividerThickness: 1) { view }
        }
        let measured = measure(host.proposal)
        let placed =
            host.room.map { room in
                ViewMeasurement(room, environment: environment, services: services, dividerThickness: 1) {
                    host.centred(view)
                }
            } ?? measured
        let heights = [2, 3].map { scale -> CGFloat in
            environment.scale = CGFloat(scale)
            return measure(host.proposal).size.height
        }
        let comparison = FactComparison(
            measured: measured, placed: placed, expected: fact.expected,
            heights: ["height@2x": heights[0], "height@3x": heights[1]])
        guard let differences = comparison.differences else {
            throw FactScanner.Failure(reason: "nothing that can be compared")
        }
        return outcome(differences)
    }

    private static func outcome(_ differences: [String]) -> Outcome {
        differences.isEmpty ? .agrees : .differs(differences.joined(separator: "; "))
    }
}

/// The container of a fact's view.
@MainActor
struct FactHost {
    /// The view without words about its surroundings.
    let view: String
    let proposal: ProposedViewSize
    /// The room in which frames were recorded, where that is not the answer to the proposal.
    let room: ProposedViewSize?
    private let fills: CGSize?
    private let isCentred: Bool

    init(_ fact: Fact) {
        var text = fact.view
        var room: ProposedViewSize?
        var fills: CGSize?
        var proposal = ProposedViewSize(
            width: fact.proposal[0].map { CGFloat($0) }, height: fact.proposal[1].map { CGFloat($0) })
        var isCentred = false
        if fact.note.contains("400×300 root") {
            fills = CGSize(width: 400, height: 300)
            proposal = ProposedViewSize(width: 400, height: 300)
        }
        if let range = text.range(of: " as root in a ") ?? text.range(of: " in a "), text.contains("-") {
            var scanner = FactScanner(String(text[range.upperBound...]))
            if let length = scanner.number(), text.hasSuffix(" host") {
                room = text.contains("-wide") ? .init(width: length, height: nil) : .init(width: nil, height: length)
                text = String(text[..<range.lowerBound])
            }
        }
        if text.hasPrefix("flow Layout"), let range = text.range(of: " in ", options: .backwards) {
            var scanner = FactScanner(String(text[range.upperBound...]))
            proposal = scanner.size().map { ProposedViewSize($0) } ?? proposal
        }
        if let range = text.range(of: " at ", options: .backwards), let width = Double(text[range.upperBound...]) {
            proposal.width = proposal.width ?? CGFloat(width)
            text = String(text[..<range.lowerBound])
        }
        if let range = text.range(of: "hosting view 100×100: ") {
            text = String(text[range.upperBound...])
            room = .init(width: 100, height: 100)
            isCentred = true
        }
        view = text
        self.proposal = proposal
        self.room = room
        self.fills = fills
        self.isCentred = isCentred
    }

    /// The view in the middle of the room, where that has a size.
    func centred(_ view: AnyView) -> AnyView {
        guard isCentred, let room else { return view }
        return AnyView(view.frame(width: room.width, height: room.height))
    }

    func wrap(_ view: AnyView) -> AnyView {
        guard let fills else { return view }
        return AnyView(
            ZStack(alignment: .topLeading) { view }.frame(
                width: fills.width, height: fills.height, alignment: .topLeading))
    }
}
