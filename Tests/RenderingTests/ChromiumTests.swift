import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting
import Testing

/// SVG's text as Chromium sets it, in the fonts that its file brings or names, beside our pixels.
@Suite(.serialized) struct ChromiumTests {
    private static let size = CGSize(width: 240, height: 120)

    private static func list() throws -> DisplayList {
        try Sample.list(width: size.width, height: size.height) { builder in
            builder.fill(CGRect(origin: .zero, size: size), color: .white)
            let red = Color(hexadecimal: 0xC00000)
            for run in try Sample.runs("Hamburgefonstiv AVATAR", at: CGPoint(x: 8, y: 8))
                + Sample.runs("Semibold", weight: .semibold, at: CGPoint(x: 8, y: 36), color: red)
                + Sample.runs("שלום לך", at: CGPoint(x: 8, y: 62)) + Sample.runs("ภาษาไทย", at: CGPoint(x: 8, y: 86))
            {
                builder.draw(run)
            }
        }
    }

    /// The rules that lead the names in a file to our own fonts.
    private static func faces() -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../fonts").standardizedFileURL.path
        return [
            ("Inter", "inter/Inter-roman.var.ttf"), ("Inter Variable", "inter/Inter-roman.var.ttf"),
            ("Noto Sans Hebrew", "noto-sans/NotoSansHebrew-Regular.ttf"),
            ("Noto Sans Thai UI", "noto-sans/NotoSansThaiUI-Regular.ttf"),
        ].map { "@font-face{font-family:\"\($0.0)\";font-weight:100 900;src:url(file://\(folder)/\($0.1))}" }.joined()
    }

    /// The drawing of Chromium, a pixel a point.
    private static func screenshot(_ svg: String, withFonts: Bool) throws -> Bitmap {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = "<!DOCTYPE html><meta charset=utf-8><style>\(withFonts ? faces() : "")body{margin:0}</style>\(svg)"
        let file = folder.appendingPathComponent("a.html")
        let picture = folder.appendingPathComponent("a.png")
        try page.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/chromium")
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
            "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=4000",
            "--window-size=\(Int(size.width)),400", "--screenshot=\(picture.path)", file.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let window = try PNGDecoder().decode([UInt8](Data(contentsOf: picture)))
        // The window is higher than the file: part of it is the browser's own.
        let pixels = window.width * Int(size.height) * 4
        return Bitmap(width: window.width, height: Int(size.height), pixels: Array(window.pixels.prefix(pixels)))
    }

    @Test(.enabled(if: ExternalTool.chromium.isInstalled, "needs chromium"), arguments: SVGTextForm.allCases)
    func `Chromium draws what we draw`(form: SVGTextForm) throws {
        let list = try Self.list()
        let file = try SVGRenderer(fonts: Sample.fonts.get(), textForm: form).render(list)
        let drawn = try Self.screenshot(String(decoding: file, as: UTF8.self), withFonts: form == .names)
        let ours = try Sample.bitmap(of: list)
        #expect((drawn.width, drawn.height) == (ours.width, ours.height))
        // Text is smoothed, hinted and placed in other ways, within a pixel; a word that is missing or elsewhere differs by more.
        let most = form == .outlines ? 0.005 : 0.03
        #expect(IndependentReaderTests.strangers(in: drawn, beside: ours) <= most)
        #expect(IndependentReaderTests.strangers(in: ours, beside: drawn) <= most)
        let blank = Sample.list(width: Self.size.width, height: Self.size.height) {
            $0.fill(CGRect(origin: .zero, size: Self.size), color: .white)
        }
        #expect(try IndependentReaderTests.strangers(in: ours, beside: Sample.bitmap(of: blank)) > most)
    }
}
