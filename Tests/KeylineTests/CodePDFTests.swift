import Foundation
import Keyline
import Testing
import UIKitLayout

/// PDFs that code draws while a picture is made.
@MainActor
@Suite struct CodePDFTests {
    private func inScene(_ body: @escaping @MainActor () -> Void) async throws {
        final class Drawing: UIView {
            var body: () -> Void = {}
            override func layoutSubviews() {
                super.layoutSubviews()
                body()
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.body = body
        _ = try await view.picture(in: PictureEnvironment(size: CGSize(width: 10, height: 10), scale: 1))
    }

    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
    private func pageCount(_ data: Data) -> Int { text(data).components(separatedBy: "/MediaBox").count - 1 }

    @Test func `a renderer writes pages, each of its own bounds`() async throws {
        var data = Data()
        try await inScene {
            let format = UIGraphicsPDFRendererFormat()
            format.documentInfo = [kCGPDFContextTitle: "Bill"]
            let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
            data = renderer.pdfData { context in
                context.beginPage()
                context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
                context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 50), pageInfo: [:])
                "Total".draw(at: .zero, withAttributes: nil)
                #expect(context.pdfContextBounds.width == 300)
            }
        }
        #expect(data.starts(with: Data("%PDF".utf8)) && pageCount(data) == 2)
        #expect(text(data).contains("200 100") && text(data).contains("300 50") && text(data).contains("Bill"))
    }

    @Test func `the older functions hand over the same bytes`() async throws {
        let old = NSMutableData()
        let new = NSMutableData()
        try await inScene {
            UIGraphicsBeginPDFContextToData(old, .zero, nil)
            UIGraphicsBeginPDFPage()
            #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
            UIGraphicsEndPDFContext()
            let page = CGRect(x: 0, y: 0, width: 612, height: 792)
            new.append(
                UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                    context.beginPage()
                    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
                })
        }
        #expect(old.length > 100 && old == new)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }

    @Test func `where nothing writes PDF the file is empty`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
    }
}
