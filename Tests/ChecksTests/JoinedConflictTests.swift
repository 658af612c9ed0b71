import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// Conflicts that share a constraint are told once.
@Suite struct JoinedConflictTests {
    private func conflict(_ view: ViewID, line: Int, _ constraints: String...) -> Diagnostic {
        let list = constraints.enumerated().map {
            "    \"<NSLayoutConstraint:0x60000000\(line)\($0) \($1)   (active)>\""
        }
        return Diagnostic(
            .warning, .unsatisfiable, view: view, location: SourceLocation(file: "Row.xib", line: line),
            message: "Unable to simultaneously satisfy constraints.\n(\n" + list.joined(separator: ",\n") + "\n)")
    }

    private let stack = "'UISV-alignment' UIImageView:0x60001.height == UIButton:0x60002.height"

    @Test func `conflicts with one constraint in common are one finding that names the other lines`() {
        let findings = JoinedConflicts.joined([
            conflict("a", line: 3, "UIImageView:0x60001.height == 14", "UIButton:0x60002.height == 19", stack),
            Diagnostic(.note, .contrast, message: "needs a contrast"),
            conflict("b", line: 7, "UIImageView:0x70001.height == 14", "UIStackView:0x70002.height == 21", stack),
        ])
        #expect(findings.map(\.kind) == [.unsatisfiable, .contrast])
        #expect(findings.first?.hints == ["the same is contradicted on line 7"])
    }

    @Test func `a scene tells joined conflicts once`() {
        var scene = Screen().scene
        scene.diagnostics = [conflict("a", line: 3, "A:0x1.width == 14"), conflict("b", line: 7, "A:0x2.width == 14")]
        #expect(scene.allFindings.count { $0.kind == .unsatisfiable } == 1)
    }

    @Test func `conflicts that share only a stack's own constraints are two`() {
        let all = [
            conflict("a", line: 3, "UIButton:0x60002.height == 19", stack),
            conflict("b", line: 7, "UIStackView:0x70002.height == 21", stack),
        ]
        #expect(JoinedConflicts.joined(all) == all)
    }
}
