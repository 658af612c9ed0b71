import Foundation
import KeylineChecks
import KeylineConstraintSolver
import KeylineEquations
import KeylineGraphics
import KeylineImageCoding
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylinePictureComparison
import KeylineProjects
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

/// The examples in the documentation of what programs call, as code that runs; a test compares the two.
@MainActor
@Suite struct ExampleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private nonisolated static let documented = [
        "Typesetting/Typesetter",
        "Rendering/Raster/PNGRenderer",
        "Rendering/PDF/PDFRenderer",
        "Rendering/SVG/SVGRenderer",
        "ImageCoding/ImageDecoder",
        "ImageCoding/PNG/PNGEncoder",
        "PictureComparison/BitmapComparison",
        "InterfaceBuilder/InterfaceBuilderSource",
        "LayoutFile/LayoutFileSource",
        "Projects/SourceOpener",
        "Checks/SceneChecks",
        "ConstraintSolver/Solver",
        "Equations/Constraining",
    ]

    /// The lines of code in the comments of a file, without what stands before them.
    private func example(in file: String) throws -> [String] {
        let text = try String(contentsOfFile: "\(Self.root)/Sources/\(file).swift", encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("///     ") }.map { line in
            String(line.dropFirst(8)).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(arguments: documented)
    func `what the documentation shows is run here`(file: String) throws {
        let shown = try example(in: file)
        let here = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(!shown.isEmpty)
        #expect(here.indices.contains { here[$0...].starts(with: shown) }, "\(shown)")
    }

    private func signIn() throws -> Scene {
        let fonts = try FontCollection.bundled()
        let source = try LayoutFileSource(contentsOf: "Samples/SignIn/sign-in.yaml", fonts: fonts)
        let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        return scene
    }

    @Test func `sources make scenes`() throws {
        #expect(try signIn().diagnostics.isEmpty)
        let file = "Samples/Trails/Base.lproj/Main.storyboard"
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let source = try InterfaceBuilderSource(data: data, file: file, fonts: try FontCollection.bundled())
        let scene = try source.makeScene("tra-il-scn", in: source.scenes[0].environment)
        #expect(scene.layout.root.children.isEmpty == false)
    }

    @Test func `a file is opened whatever its kind`() throws {
        let source = try SourceOpener.open("Samples/SignIn/sign-in.yaml", fonts: try FontCollection.bundled())
        for scene in source.scenes { print(scene.id, scene.names) }
        #expect(source.scenes.count == 1)
    }

    @Test func `a scene is checked`() throws {
        let scene = try signIn()
        for finding in SceneChecks.findings(in: scene) { print(finding) }
        #expect(SceneChecks.findings(in: scene).allSatisfy { $0.severity != .error })
    }

    @Test func `text is set`() throws {
        let typesetter = Typesetter(fonts: try FontCollection.bundled())
        let text = AttributedText("Größe 12 km", font: .system(size: 17))
        let layout = typesetter.shape(text, locale: "de").layout(width: 60)
        print(layout.size)
        #expect(layout.lines.count == 2)
    }

    @Test func `a display list becomes a PNG`() throws {
        let scene = try signIn()
        let renderer = PNGRenderer(fonts: try FontCollection.bundled())
        let png = try renderer.render(scene.displayList, scale: 2, background: .white)
        #expect(png.starts(with: [0x89, 0x50]))
    }

    @Test func `a display list becomes a PDF`() throws {
        let scene = try signIn()
        let renderer = PDFRenderer(fonts: try FontCollection.bundled())
        let pdf = try renderer.render([PDFPage(scene.displayList, bookmark: "Sign in")], title: "Screens")
        #expect(pdf.starts(with: Array("%PDF".utf8)))
    }

    @Test func `a display list becomes an SVG`() throws {
        let scene = try signIn()
        let renderer = SVGRenderer(fonts: try FontCollection.bundled())
        let svg = try renderer.render(scene.displayList, title: "Sign in")
        #expect(String(decoding: svg, as: UTF8.self).contains("<svg"))
    }

    @Test func `a picture is read, written and compared`() throws {
        let bitmap = try ImageDecoder().decode(contentsOf: "Documentation/trail.png")
        print(bitmap.width, bitmap.height)
        let bytes = try PNGEncoder(effort: .smallest).encode(bitmap, scale: 2)
        let recorded = bitmap
        let drawn = try ImageDecoder().decode(bytes)
        #expect(recorded == drawn)
        let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
        if let difference = comparison.difference(expected: recorded, actual: drawn) {
            print(difference.isTolerated)
        }
    }

    @Test func `constraints are solved`() throws {
        let solver = Solver()
        let first = solver.makeVariable(lowerBound: 0)
        let second = solver.makeVariable(lowerBound: 0)
        _ = try solver.add(LinearConstraint([Term(first), Term(second)], .equal, 100))
        _ = try solver.add(LinearConstraint([Term(first)], .lessOrEqual, 30, priority: 250))
        let conflicts = solver.solve()
        print(solver.value(of: first), solver.value(of: second), conflicts.isEmpty)
        #expect(solver.value(of: first) + solver.value(of: second) == 100)
    }

    @Test func `equations place views`() {
        let title = UILabel()
        let body = UILabel()
        let view = UIView()
        view.addSubview(title)
        view.addSubview(body)
        constrain(title, body) { title, body in
            title.leading == body.leading
            body.top == title.bottom + 8
        }
        #expect(view.constraints.count == 2)
    }
}
