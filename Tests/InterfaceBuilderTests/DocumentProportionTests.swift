import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// Work on a document grows as the document does. It is counted, never timed.
@Suite @MainActor struct DocumentProportionTests {
    /// Labels that no constraint places.
    private static func labels(_ count: Int) -> String {
        let labels = (0..<count).map { index in
            """
            <label text="Label \(index)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
                <rect key="frame" x="0" y="\(index * 20)" width="50" height="20"/>
            </label>
            """
        }
        return DocumentFixture.view(labels.joined())
    }

    @Test(arguments: [50, 200]) func `the names of views that nothing fixes take a few walks through the layout`(
        count: Int
    ) throws {
        let source = try DocumentFixture.source(Self.labels(count))
        let scene = source.scenes[0]
        let walks = WalkCounter()
        let (findings, made) = try WalkCounter.$current.withValue(walks) {
            (try source.designFindings(of: scene.id), try source.makeScene(scene.id, in: scene.environment))
        }
        #expect(findings.count { $0.kind == .missingConstraints } == count)
        #expect(findings.allSatisfy { $0.viewName?.hasPrefix("Label \"Label ") == true })
        #expect(made.diagnostics.count { $0.kind == .ambiguous } <= count)
        #expect(walks.count <= 8 * count)
    }
}
