import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

extension EditedDocument {
    /// Counts the views of the document's scenes that keep their frames as layout files.
    ///
    /// Pictures of the sizes that the document records lie beside both, since neither says how large a missing one is.
    func conversion() -> (views: Int, right: Int, failures: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        guard (try? makePictures(in: folder)) != nil,
            let copied = EditedDocument(
                folder.appendingPathComponent((file as NSString).lastPathComponent).path, fonts: fonts)
        else { return (0, 0, ["\(file): no pictures can be written"]) }
        return copied.comparedConversion()
    }

    /// Writes the document and a picture for each one that it names.
    private func makePictures(in folder: URL, withDocument: Bool = true) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if withDocument {
            try OutputFile.write(bytes, to: folder.appendingPathComponent((file as NSString).lastPathComponent).path)
        }
        for (name, size) in document.pictureSizes where !name.contains("/") {
            let width = Int(size.width.rounded())
            let height = Int(size.height.rounded())
            guard (1...2000).contains(width), (1...2000).contains(height) else { continue }
            let pixels = [UInt8](repeating: 255, count: width * height * 4)
            let picture = Bitmap(width: width, height: height, pixels: pixels)
            try OutputFile.write(PNGEncoder().encode(picture), to: folder.appendingPathComponent(name + ".png").path)
        }
    }

    private func comparedConversion() -> (views: Int, right: Int, failures: [String]) {
        var result: (views: Int, right: Int, failures: [String]) = (0, 0, [])
        for (scene, converted) in conversions(into: .layoutFile) {
            do {
                let onDevice = scene.environment.onDevice
                let original = try source.makeScene(scene.id, in: onDevice)
                guard let root = original.layout.view(ViewID(converted.rootID)) else { continue }
                let layout = try open(Array(converted.yaml.utf8), as: file + ".yaml")
                let made = try layout.makeScene(layout.scenes[0].id, in: environment(of: root, onDevice))
                let frames = Dictionary(made.layout.placedViews.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in
                    first
                }
                for placed in original.layout.placedViews where placed.isVisible {
                    guard let name = converted.names[placed.view.id.rawValue], name != "screen" else { continue }
                    result.views += 1
                    let frame = placed.frame.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY)
                    if let own = frames[name], Self.agree(own, frame) {
                        result.right += 1
                    } else {
                        let own = frames[name].map(Decimals.text) ?? "not there"
                        result.failures.append(
                            "\((file as NSString).lastPathComponent) \(placed.view.className) \(placed.view.id): "
                                + "\(Decimals.text(frame)) is \(own)")
                    }
                }
            } catch { result.failures.append("\((file as NSString).lastPathComponent)#\(scene.id): \(error)") }
        }
        return result
    }

    /// The scenes that have views of their own, converted.
    private func conversions(into form: ConversionForm) -> [(SceneDescription, ConvertedScene)] {
        source.scenes.compactMap { scene in
            (try? converted(scene, into: form)).map { (scene, $0) }
        }
    }

    private func converted(_ scene: SceneDescription, into form: ConversionForm) throws -> ConvertedScene {
        let size = scene.environment.size
        let name = scene.id.rawValue
        guard form == .layoutFile else {
            return try SceneConverter.convert(
                scene.id, of: document, laidOutBy: source, size: size, name: name, into: form)
        }
        return try SceneConverter.layoutFile(
            of: scene.id, of: document, laidOutBy: source, size: size, name: name
        ) { bytes in try open(bytes, as: file + ".yaml") }
    }

    /// The environment of the view alone: its size, and what bars leave of it.
    private func environment(
        of root: LayoutSnapshot.PlacedView, _ environment: SceneEnvironment
    ) -> SceneEnvironment {
        var result = environment
        result.size = root.frame.size
        let view = root.view
        // A root that scrolls counts from the origin of what it shows.
        let area = view.geometry.safeAreaFrame.offsetBy(
            dx: -view.geometry.boundsOrigin.x, dy: -view.geometry.boundsOrigin.y)
        result.safeArea = Insets(of: area, in: CGRect(origin: .zero, size: result.size))
        return result
    }

    private static func agree(_ first: CGRect, _ second: CGRect) -> Bool {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .allSatisfy { abs($0) <= 0.5 + 1e-6 }
    }

    /// Writes each scene as a class in a file of its own, and the frames of its views and the pictures that it names beside it.
    func writeCode(into folder: String, _ style: ConstraintStyle) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (scene, converted) in conversions(into: .code) {
            let onDevice = scene.environment.onDevice
            let original = try source.makeScene(scene.id, in: onDevice)
            guard let root = original.layout.view(ViewID(converted.rootID)) else { continue }
            let seed = (file as NSString).lastPathComponent + scene.id.rawValue
            let name = "Made" + seed.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            let lines = [environmentLine(root, onDevice, converted)] + frameLines(original, root, converted)
            try OutputFile.write(converted.swift(named: name, style: style), to: "\(folder)/\(name).swift")
            try OutputFile.write(lines.joined(separator: "\n"), to: "\(folder)/\(name).frames")
            try makePictures(in: URL(fileURLWithPath: "\(folder)/\(name).pictures"), withDocument: false)
        }
    }

    /// Writes each scene as a view of SwiftUI's in a file of its own, and where letters stand beside it.
    func writeViews(into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (scene, converted) in conversions(into: .layoutFile) {
            let original = try source.makeScene(scene.id, in: scene.environment.onDevice)
            guard let root = original.layout.view(ViewID(converted.rootID)) else { continue }
            let seed = (file as NSString).lastPathComponent + scene.id.rawValue
            let name = "Made" + seed.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            // What stands for a class of the app's own draws its name, and rows below the screen are made once they are seen.
            let signs = Set(original.layout.placedViews.filter(\.view.drawing.isIncomplete).map(\.view.id))
            let runs = original.displayList.placedRuns.filter { run in
                guard let view = run.view, root.frame.contains(run.origin), !signs.contains(view) else { return false }
                return converted.names[view.rawValue.prefix { $0 != "/" }.description] != nil
            }
            let lines = runs.map { run in
                let place = CGPoint(x: run.origin.x - root.frame.minX, y: run.origin.y - root.frame.minY)
                return "run \(place.x) \(place.y) 0 0 \(Data(run.text.utf8).base64EncodedString())"
            }
            try OutputFile.write(converted.swiftUI(named: name).code, to: "\(folder)/\(name).swift")
            let text = ([environmentLine(root, scene.environment.onDevice, converted)] + lines).joined(separator: "\n")
            try OutputFile.write(text, to: "\(folder)/\(name).frames")
            try makePictures(in: URL(fileURLWithPath: "\(folder)/\(name).pictures"), withDocument: false)
        }
    }

    private func frameLines(
        _ scene: Scene, _ root: LayoutSnapshot.PlacedView, _ converted: ConvertedScene
    ) -> [String] {
        scene.layout.placedViews.filter(\.isVisible).compactMap { placed in
            guard let own = converted.codeNames[placed.view.id.rawValue], own != "self" else { return nil }
            let frame = placed.frame.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY)
            return "\(own) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
        }
    }

    /// Size, safe area, scale, size classes, idiom, and whether a controller shows the view.
    private func environmentLine(
        _ root: LayoutSnapshot.PlacedView, _ environment: SceneEnvironment, _ converted: ConvertedScene
    ) -> String {
        let own = self.environment(of: root, environment)
        let area = own.safeArea
        let lengths = [own.size.width, own.size.height, area.top, area.left, area.bottom, area.right, own.scale]
        let flags = [
            own.horizontalSizeClass == .regular, own.verticalSizeClass == .regular, own.idiom == .pad,
            converted.isControllers,
        ]
        return (["environment"] + lengths.map { "\($0)" } + flags.map { $0 ? "1" : "0" }).joined(separator: " ")
    }
}
