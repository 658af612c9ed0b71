import Foundation
import KeylineGraphics
import Testing

@Suite struct ImagePiecesTests {
    private static let size = CGSize(width: 30, height: 20)
    private static let caps = Insets(top: 4, left: 5, bottom: 6, right: 10)
    private static let rect = CGRect(x: 100, y: 50, width: 60, height: 40)

    @Test func `a picture without caps, or in its own size, is one piece`() {
        for (caps, rect) in [(Insets.zero, Self.rect), (Self.caps, CGRect(origin: .zero, size: Self.size))] {
            let pieces = ImagePieces(of: Self.size, caps: caps, in: rect).pieces
            #expect(pieces.count == 1 && pieces[0].source == nil && pieces[0].destination == rect)
        }
    }

    @Test func `corners keep their size and the middle takes the rest`() {
        let pieces = ImagePieces(of: Self.size, caps: Self.caps, in: Self.rect).pieces
        #expect(pieces.count == 9)
        #expect(pieces[0].source == CGRect(x: 0, y: 0, width: 5, height: 4))
        #expect(pieces[0].destination == CGRect(x: 100, y: 50, width: 5, height: 4))
        #expect(pieces[4].source == CGRect(x: 5, y: 4, width: 15, height: 10))
        #expect(pieces[4].destination == CGRect(x: 105, y: 54, width: 45, height: 30))
        #expect(pieces[8].destination == CGRect(x: 150, y: 84, width: 10, height: 6))
    }

    @Test func `a mirrored picture has its left cap at the right`() {
        let pieces = ImagePieces(of: Self.size, caps: Self.caps, in: Self.rect, isMirrored: true).pieces
        #expect(pieces[0].source == CGRect(x: 0, y: 0, width: 5, height: 4))
        #expect(pieces[0].destination == CGRect(x: 155, y: 50, width: 5, height: 4))
    }

    @Test func `caps shrink if they do not fit`() {
        let narrow = CGRect(x: 0, y: 0, width: 6, height: 40)
        let pieces = ImagePieces(of: Self.size, caps: Self.caps, in: narrow).pieces
        #expect(pieces.map(\.destination.width).reduce(0, max) == 4)
        #expect(pieces.count == 6)
    }

    @Test func `a picture without area is one piece`() {
        let pieces = ImagePieces(of: .zero, caps: Self.caps, in: Self.rect).pieces
        #expect(pieces.count == 1 && pieces[0].source == nil)
    }
}
