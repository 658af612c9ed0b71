import Foundation
import KeylineScenes
import Testing

@testable import KeylinePreviews

@Suite struct SceneMatrixTests {
    private let languages = VariationAxis(.locales, [.locale("en"), .locale("ar")])
    private let sizes = VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)])

    @Test func `values are combined, the last axis varying fastest`() {
        let labels = Variation.all(of: [languages, sizes], over: EnvironmentOverrides()).map(\.label)
        #expect(labels == ["en L", "en AX3", "ar L", "ar AX3"])
    }

    @Test func `without axes there is one combination, which asks for what is asked of all`() {
        var base = EnvironmentOverrides()
        base.language.locale = "fr"
        let all = Variation.all(of: [], over: base)
        #expect(all.map(\.label) == [""])
        #expect(all.map(\.overrides) == [base])
    }

    @Test func `a combination asks for its values`() throws {
        let device = try #require(Device.named("iPhone 15"))
        let axes = [
            VariationAxis(.locales, [.locale("ar")]), VariationAxis(.devices, [.device(device, name: "iPhone 15")]),
            VariationAxis(.appearances, [.appearance(.dark)]), VariationAxis(.pseudo, [.pseudo(.accented)]),
            VariationAxis(.orientations, [.orientation(.landscape)]),
            VariationAxis(.directions, [.direction(.leftToRight)]),
            VariationAxis(.sizes, [.size(CGSize(width: 300, height: 200))]),
            VariationAxis(.textSizes, [.textSize(.small)]),
        ]
        let overrides = try #require(Variation.all(of: axes, over: EnvironmentOverrides()).first).overrides
        #expect(overrides.language.locale == "ar")
        #expect(overrides.screen.device == device)
        #expect(overrides.appearance == .dark)
        #expect(overrides.language.pseudoLanguages == [.accented])
        #expect(overrides.screen.orientation == .landscape)
        #expect(overrides.language.layoutDirection == .leftToRight)
        #expect(overrides.screen.size == CGSize(width: 300, height: 200))
        #expect(overrides.contentSizeCategory == .small)
    }

    @Test func `an axis that is named twice has the values of both, each once`() {
        let joined = VariationAxis.joined([languages, sizes, VariationAxis(.locales, [.locale("ar"), .locale("de")])])
        #expect(joined == [VariationAxis(.locales, [.locale("en"), .locale("ar"), .locale("de")]), sizes])
    }

    @Test func `the last axes stand along the columns while there are few of them`() {
        let appearances = VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)])
        let grid = SceneMatrix([], across: [languages, sizes, appearances], over: EnvironmentOverrides()).grid
        #expect(grid.rows == ["en", "ar"])
        #expect(grid.columns == ["L light", "L dark", "AX3 light", "AX3 dark"])
    }

    @Test func `one axis makes one row`() {
        let grid = SceneMatrix([], across: [sizes], over: EnvironmentOverrides()).grid
        #expect(grid.rows == [""])
        #expect(grid.columns == ["L", "AX3"])
    }

    @Test func `many text sizes do not share the columns with many languages`() {
        let all = VariationAxis(.textSizes, ContentSizeCategory.allCases.map { .textSize($0) })
        let grid = SceneMatrix([], across: [languages, all], over: EnvironmentOverrides()).grid
        #expect(grid.rows == ["en", "ar"])
        #expect(grid.columns.count == 12)
    }

    @Test func `cells follow the rows and columns of the grid`() {
        let matrix = SceneMatrix(
            [StubSource().references[0]], across: [languages, sizes], over: EnvironmentOverrides())
        let grid = matrix.grid
        let cells = matrix.cells
        for (row, head) in grid.rows.enumerated() {
            for (column, top) in grid.columns.enumerated() {
                #expect(cells[row * grid.columns.count + column].variation.label == "\(head) \(top)")
            }
        }
    }
}

@Suite struct PictureNamesTests {
    @Test func `a picture is named after its file, and its scene where there are several`() {
        #expect(PictureNames.names(of: StubSource(file: "app/Home.xib").references) == ["Home"])
        let two = StubSource(file: "app/Home.storyboard", ids: ["a", "b"])
        #expect(PictureNames.names(of: two.references) == ["Home-a", "Home-b"])
    }

    @Test func `files of one name are told apart by their folders, then by numbers`() {
        let sources = [
            StubSource(file: "x/Home.xib"), StubSource(file: "y/Home.xib"), StubSource(file: "y/Home.storyboard"),
        ]
        #expect(PictureNames.names(of: sources.flatMap(\.references)) == ["x-Home", "y-Home", "y-Home-2"])
    }

    @Test func `a number does not run into a name that is there already`() {
        let files = ["a/Home.xib", "a/Home.storyboard", "Q/a-Home-2.xib"]
        let names = PictureNames.names(of: files.flatMap { StubSource(file: $0).references })
        #expect(Set(names).count == 3)
    }

    @Test(arguments: ["x", "ü", "語", "👩‍👩‍👧‍👦"]) func `long names are shortened in bytes and stay different`(letter: String) {
        let start = String(repeating: letter, count: 250)
        let source = StubSource(file: "app/Home.storyboard", ids: [SceneID(start + "1"), SceneID(start + "2")])
        let names = PictureNames.names(of: source.references)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { $0.utf8.count <= 120 && $0.hasPrefix("Home-") })
        let whole = names.map { PictureNames.shortened("\($0)-\(start)") }
        #expect(Set(whole).count == 2)
        #expect(whole.allSatisfy { $0.utf8.count <= PictureNames.longest })
    }

    @Test func `a name that is short enough stays as it is`() {
        let name = String(repeating: "ü", count: 100)
        #expect(PictureNames.shortened(name) == name)
        #expect(PictureNames.shortened(name + "x").utf8.count <= PictureNames.longest)
    }

    @Test func `what a file's name cannot have becomes a hyphen`() {
        #expect(PictureNames.fileName("Sign in / “now”") == "Sign-in-now")
        #expect(PictureNames.fileName("../etc") == "etc")
        #expect(PictureNames.fileName("…") == "_")
    }

    @Test func `an environment is named by its values`() {
        let axes = [
            VariationAxis(.sizes, [.size(CGSize(width: 375, height: 667))]),
            VariationAxis(.locales, [.locale("en-GB")]),
        ]
        #expect(PictureNames.names(of: Variation.all(of: axes, over: EnvironmentOverrides())) == ["375x667-en-GB"])
    }
}
