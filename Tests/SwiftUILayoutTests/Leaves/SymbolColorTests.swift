import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// The colours of a symbol's layers. Source: Apple's documentation of `SymbolRenderingMode` and of `foregroundStyle(_:_:)`.
@MainActor
struct SymbolColorTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    /// The colours of fills and lines, in the order in which they are drawn.
    private func colors(@ViewBuilder _ content: @escaping () -> some View) throws -> [KeylineGraphics.Color] {
        var result: [KeylineGraphics.Color] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .path(let path) = item.content { result.append(path.color) }
                if case .group(let group) = item.content { collect(group.items) }
            }
        }
        collect(try stage.itemsOnBackground(of: content))
        return result
    }

    private let tick = Image(systemName: "checkmark.circle.fill")

    @Test func `a filled symbol has one colour, and its sign is a hole`() throws {
        let image = tick
        let plain = try colors { image.foregroundStyle(.black) }
        #expect(plain.count == 2 && plain.allSatisfy { $0 == .black })
    }

    @Test func `two styles colour the sign and the shape around it`() throws {
        let image = tick
        #expect(try colors { image.foregroundStyle(.white, .black) } == [.black, .black, .white])
        #expect(
            try colors { image.symbolRenderingMode(.monochrome).foregroundStyle(.black, .white) } == [.black, .black])
    }

    @Test func `a mode of a picture comes before the mode of its place`() throws {
        let image = tick
        let shades = try colors { image.symbolRenderingMode(.hierarchical).foregroundStyle(.black) }
        #expect(shades.map(\.alpha) == [0.5, 0.5, 1])
        let outer = try colors { VStack { image }.symbolRenderingMode(.hierarchical).foregroundStyle(.black) }
        #expect(outer == shades)
        let inner = try colors {
            VStack { image.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.hierarchical).foregroundStyle(.black)
        }
        #expect(inner == [.black, .black])
    }

    @Test func `a palette with one style has shades of it`() throws {
        let image = tick
        let shades = try colors { image.symbolRenderingMode(.palette).foregroundStyle(.black) }
        #expect(shades.map(\.alpha) == [0.5, 0.5, 1])
    }
}
