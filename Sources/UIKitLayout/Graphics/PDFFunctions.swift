public import Foundation
import KeylineScenes

/// The PDFs that a scene's layout code began by functions and did not end.
private enum PDFDrawings: SceneContextKey {
    static var usual: [(drawing: PDFDrawing, write: (Data) -> Void)] { [] }

    @MainActor static var open: [(drawing: PDFDrawing, write: (Data) -> Void)] {
        get { SceneContext.current[Self.self] }
        set { SceneContext.current[Self.self] = newValue }
    }

    @MainActor static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) {
        // As Apple documents: an empty rectangle stands for a page of 612 by 792 points.
        let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        let drawing = PDFDrawing(bounds: page, title: info?[kCGPDFContextTitle] as? String)
        open.append((drawing, write))
        CurrentCanvas.push(drawing.context)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF of pages of a rectangle, in points, whose bytes are added to data when it ends.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    PDFDrawings.begin(bounds, documentInfo) { data.append($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF of pages of a rectangle, in points, that is written to a file when it ends; whether that went well nobody hears, but
/// the answer says whether the folder is there.
@preconcurrency @MainActor @discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else { return false }
    PDFDrawings.begin(bounds, documentInfo) { try? OutputFile.write([UInt8]($0), to: url.path) }
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPage() { PDFDrawings.open.last?.drawing.beginPage(nil) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page of a rectangle, in points.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFDrawings.open.last?.drawing.beginPage(bounds)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle of the page, in points; empty while no PDF is drawn.
@preconcurrency @MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFDrawings.open.last?.drawing.bounds ?? .zero }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the PDF that was begun last, and hands over its bytes.
@preconcurrency @MainActor
public func UIGraphicsEndPDFContext() {
    guard let last = PDFDrawings.open.popLast() else { return }
    CurrentCanvas.pop()
    last.write(last.drawing.data)
}
