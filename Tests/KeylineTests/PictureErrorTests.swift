import Foundation
import Keyline
import Testing
import UIKitLayout

/// What is wrong is an error with the next step, never a trap.
@MainActor
@Suite struct PictureErrorTests {
    private struct NoInvoice: Error {}

    private func error(_ body: () async throws(PictureError) -> Void) async -> PictureError? {
        do {
            try await body()
            return nil
        } catch {
            return error
        }
    }

    @Test func `a view inside another one is refused and stays there`() async throws {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        let error = await error { () async throws(PictureError) in _ = try await inner.picture() }
        guard case .insideAnotherView("UIView") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(inner.superview === outer)
    }

    @Test func `a view without a size says what to do`() async {
        let error = await error { () async throws(PictureError) in _ = try await UIView().picture(layout: .sizeThatFits)
        }
        #expect(error?.description.contains(".fixed(width:height:)") == true)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 10), CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 1),
    ])
    func `a size without pixels cannot be drawn`(size: CGSize) async {
        let error = await error { () async throws(PictureError) in
            _ = try await UIView().picture(layout: .fixed(width: size.width, height: size.height)).png()
        }
        guard case .noSize = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `what a closure throws comes through`() async {
        let error = await error { () async throws(PictureError) in
            _ = try await Picture { () throws -> UIView in throw NoInvoice() }
        }
        guard case .content(let cause) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause is NoInvoice)
    }

    @Test func `a mistake for which UIKit raises an exception is a diagnostic`() async throws {
        let picture = try await Picture {
            let view = UIView()
            view.leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
            return view
        }
        #expect(picture.diagnostics.contains { $0.severity == .error })
    }

    @Test(arguments: PictureFormat.allCases) func `every format of the command is written, under its own ending`(
        format: PictureFormat
    ) async throws {
        let starts: [PictureFormat: [UInt8]] = [
            .png: [0x89, 0x50, 0x4E, 0x47], .jpeg: [0xFF, 0xD8, 0xFF], .pdf: Array("%PDF".utf8),
            .svg: Array("<svg".utf8), .gif: Array("GIF89a".utf8), .apng: [0x89, 0x50, 0x4E, 0x47],
        ]
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/card.\(format.rawValue)"
        try await UIView().picture(layout: .fixed(width: 2, height: 2)).write(to: file)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
        let start = try #require(starts[format])
        #expect(bytes.starts(with: start) || bytes.starts(with: Array("<?xml".utf8)) && format == .svg)
    }

    @Test func `a file's ending says its format`() async throws {
        let picture = try await UIView().picture(layout: .fixed(width: 1, height: 1))
        let unknown = await error { () async throws(PictureError) in try picture.write(to: "card.bmp") }
        #expect(unknown?.description.contains(".png, .jpg, .pdf, .svg, .gif or .apng") == true)
        let missing = await error { () async throws(PictureError) in try picture.write(to: "/no/such/folder/card.png") }
        guard case .output = missing else {
            Issue.record("\(String(describing: missing))")
            return
        }
    }

    @Test func `a picture beyond all limits is refused`() async throws {
        let picture = try await UIView().picture(layout: .fixed(width: 100, height: 100))
        let error = await error { () async throws(PictureError) in _ = try picture.png(scale: 1e6) }
        guard case .rendering = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
