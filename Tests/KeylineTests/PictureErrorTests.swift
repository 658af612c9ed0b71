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

    @Test func `a file's ending says its format`() async throws {
        let picture = try await UIView().picture(layout: .fixed(width: 1, height: 1))
        let unknown = await error { () async throws(PictureError) in try picture.write(to: "card.gif") }
        #expect(unknown?.description.contains(".png, .pdf or .svg") == true)
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
