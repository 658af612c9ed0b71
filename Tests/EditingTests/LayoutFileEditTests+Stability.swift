import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
@testable import KeylineEditing

extension LayoutFileEditTests {
    @Test func `F26 assumptions about a layout file are true or false`() throws {
        let document = try document(Self.layout)
        let assumption = Assumption(document, open: open)
        #expect(try assumption.verdict(on: "box.width <= 100", in: .init()).isTrue)
        let verdict = try assumption.verdict(on: "box.width <= 60", in: .init())
        #expect(!verdict.isTrue)
        #expect(verdict.conflict?.contains("'assumption'") == true)
        #expect(throws: EditingError.self) { try assumption.verdict(on: "box.top >= 60", in: .init()) }
    }

    @Test func `a layout of SwiftUI's views has no constraints to edit`() throws {
        #expect(throws: EditingError.self) { try document("keyline: 1\nbody:\n  Text: Hello\n") }
    }

    @Test func `D9 and D10 have nothing to compare with in a layout file and say so`() throws {
        for repair in [Repair.updateFrames, .updateConstants] {
            #expect(throws: EditingError.self) { try repaired(Self.layout, repair) }
        }
    }

    /// Every edit of a list, for every view, on a layout in lines and on one in brackets.
    @Test(arguments: [0, 1])
    func `whatever is edited, the layout can be read again and all other lines stay`(_ form: Int) throws {
        let inBrackets =
            "{keyline: 1, size: 320x480, # small\nviews: [\n{type: UILabel, id: a, text: A}, # one\n{type: UIView}],\n"
            + "constraints: [\na.top == screen.top, # two\n\"H:|-[a]\"]}\n"
        let text = form == 0 ? Self.layout : inBrackets
        let document = try document(text)
        let views = document.viewIDs
        var results: [(String, [UInt8])] = []
        for view in views.dropFirst() {
            for repair in [Repair.addMissing, .clear, .resetSuggested] {
                let made = try DocumentRepair(document, selection: [view], open: open).bytes(after: repair)
                results.append(("\(repair.rawValue) \(view)", made))
            }
            for edge in CanvasEdge.allCases {
                let pins = PinTool.Pins(
                    edges: [.init(edge)], toMargins: edge.isEnd, width: true, aspect: edge.isVertical)
                results.append(("pin \(edge)", try PinTool(document, open: open).bytes(pinning: view, pins)))
            }
            let drag = try ControlDrag(document, open: open)
            for offer in try drag.offers(from: view, to: views[0], .outline) {
                results.append((offer.title, drag.bytes(taking: offer)))
            }
        }
        for constraint in document.constraints {
            results.append(("without \(constraint.id)", document.removing(constraint: constraint.id)))
            let inspector = try ConstraintInspector(constraint.id, of: document)
            for change in [ConstraintInspector.Change.identifier("A \"B\""), .priority(9), .swap]
            where change != .swap || constraint.second != nil {
                results.append(("\(change)", try inspector.bytes(making: [change])))
            }
        }
        for (name, bytes) in results {
            let result = String(decoding: bytes, as: UTF8.self)
            #expect(throws: Never.self, "\(name)\n\(result)") { _ = try open(bytes) }
            #expect(Self.others(result) == Self.others(text), "\(name)")
        }
        #expect(results.count > 30)
    }

    /// The lines that speak neither of constraints nor of frames and ids.
    static func others(_ text: String) -> [String] {
        lines(text).map { line in
            line.replacing(/(, |  )?frame: \{[^}]*\}/, with: "").replacing(/, id: [a-z]+[0-9]*/, with: "")
        }.filter {
            !$0.contains("==") && !$0.contains(">=") && !$0.contains("\"H:") && !$0.hasPrefix("constraints")
                && !$0.isEmpty
                && !$0.allSatisfy(\.isWhitespace)
        }
    }
}
