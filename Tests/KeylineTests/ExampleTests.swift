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
    func `each documented example is compiled and run in this file`(file: String) throws {
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

    private func texts(in scene: Scene) -> [String] { scene.layout.placedViews.flatMap(\.view.texts).map(\.text) }

    @Test func `a layout file and a storyboard become scenes with their texts`() throws {
        let signIn = try signIn()
        #expect(signIn.diagnostics.isEmpty)
        #expect(texts(in: signIn).contains("Forgot your password?"))
        let file = "Samples/Trails/Base.lproj/Main.storyboard"
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let source = try InterfaceBuilderSource(data: data, file: file, fonts: try FontCollection.bundled())
        let scene = try source.makeScene("tra-il-scn", in: source.scenes[0].environment)
        #expect(texts(in: scene).contains("Eagle Creek Loop"))
    }

    @Test func `layout files and storyboards are opened by one call`() throws {
        let source = try SourceOpener.open("Samples/SignIn/sign-in.yaml", fonts: try FontCollection.bundled())
        for scene in source.scenes { print(scene.id, scene.names) }
        #expect(source.scenes.map(\.names) == [["Sign in"]])
        let storyboard = try SourceOpener.open(
            "Samples/Trails/Base.lproj/Main.storyboard", fonts: try FontCollection.bundled())
        #expect(storyboard.scenes.contains { $0.names.contains("Trail") })
    }

    @Test func `the checks of a scene find a small touch target, and nothing in a sound scene`() throws {
        #expect(SceneChecks.findings(in: try signIn()).isEmpty)
        let source = try SourceOpener.open("Samples/Faults/faulty.yaml", fonts: try FontCollection.bundled())
        let first = try #require(source.scenes.first)
        let scene = try source.makeScene(first.id, in: first.environment)
        for finding in SceneChecks.findings(in: scene) { print(finding) }
        let targets = SceneChecks.findings(in: scene).filter { $0.kind == .touchTarget }
        #expect(targets.map(\.view?.rawValue) == ["close"])
        #expect(targets.map(\.severity) == [.warning])
    }

    @Test func `text is broken into the lines that fit a width`() throws {
        let typesetter = Typesetter(fonts: try FontCollection.bundled())
        let text = AttributedText("Größe 12 km", font: .system(size: 17))
        let layout = typesetter.shape(text, locale: "de").layout(width: 60)
        print(layout.size)
        #expect(layout.lines.map(\.range) == [0..<6, 6..<11])
        #expect(layout.lines.allSatisfy { $0.width > 0 && $0.width <= 60 })
        #expect(layout.size.width <= 60)
    }

    @Test func `a display list becomes a PNG with its pixels on the background`() throws {
        let scene = try signIn()
        let renderer = PNGRenderer(fonts: try FontCollection.bundled())
        let png = try renderer.render(scene.displayList, scale: 2, background: .white)
        let bitmap = try ImageDecoder().decode(png)
        #expect(bitmap.width == Int(2 * scene.displayList.size.width))
        #expect(bitmap.height == Int(2 * scene.displayList.size.height))
        let blank = try renderer.render(DisplayList(size: scene.displayList.size), scale: 2, background: .white)
        #expect(try ImageDecoder().decode(blank) != bitmap)
    }

    @Test func `a display list becomes a PDF of one page with a bookmark`() throws {
        let scene = try signIn()
        let renderer = PDFRenderer(fonts: try FontCollection.bundled())
        let pdf = try renderer.render([PDFPage(scene.displayList, bookmark: "Sign in")], title: "Screens")
        let file = String(decoding: pdf, as: Unicode.ASCII.self)
        #expect(file.hasPrefix("%PDF"))
        #expect(file.contains("/Title (Sign in)"))
        #expect(file.contains("/Count 1"))
    }

    @Test func `a display list becomes an SVG with its title and size`() throws {
        let scene = try signIn()
        let renderer = SVGRenderer(fonts: try FontCollection.bundled())
        let svg = try renderer.render(scene.displayList, title: "Sign in")
        let text = String(decoding: svg, as: UTF8.self)
        #expect(text.contains("<title>Sign in</title>"))
        #expect(text.contains("width=\"393\"") && text.contains("height=\"852\""))
    }

    @Test func `a picture survives writing and reading, and differs from a changed one`() throws {
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
        #expect(comparison.difference(expected: recorded, actual: drawn) == nil)
        let blank = try PNGRenderer(fonts: try FontCollection.bundled()).render(
            DisplayList(size: CGSize(width: bitmap.width, height: bitmap.height)), scale: 1, background: .white)
        let other = try ImageDecoder().decode(blank)
        #expect(comparison.difference(expected: recorded, actual: other)?.isTolerated == false)
    }

    @Test func `two widths share 100 points, and an optional limit on one holds`() throws {
        let solver = Solver()
        let first = solver.makeVariable(lowerBound: 0)
        let second = solver.makeVariable(lowerBound: 0)
        _ = try solver.add(LinearConstraint([Term(first), Term(second)], .equal, 100))
        _ = try solver.add(LinearConstraint([Term(first)], .lessOrEqual, 30, priority: 250))
        let conflicts = solver.solve()
        print(solver.value(of: first), solver.value(of: second), conflicts.isEmpty)
        #expect(conflicts.isEmpty)
        #expect(solver.value(of: first) + solver.value(of: second) == 100)
        #expect((0...30).contains(solver.value(of: first)))
    }

    @Test func `equations place one view 8 points below another at its leading edge`() {
        let title = UILabel()
        let body = UILabel()
        let view = UIView()
        view.addSubview(title)
        view.addSubview(body)
        constrain(title, body) { title, body in
            title.leading == body.leading
            body.top == title.bottom + 8
        }
        let constraints = view.constraints
        #expect(constraints.map(\.firstAttribute) == [.leading, .top])
        #expect(constraints.map(\.secondAttribute) == [.leading, .bottom])
        #expect(constraints.map(\.constant) == [0, 8])
        #expect(constraints.allSatisfy { $0.isActive })
    }
}
