import Foundation
import KeylineByteText
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineScenes

/// Writes a scene of a storyboard or XIB as a layout file, as UIKit code or as SwiftUI code, and a layout file as a XIB or as code.
@MainActor
struct ConvertCommand {
    private let settings: CommandSettings
    private let file: String

    init(_ settings: CommandSettings, file: String) {
        self.settings = settings
        self.file = file
    }

    func run() throws -> ExitStatus {
        let edited = try EditedFile(file, settings)
        let source = try edited.open(edited.bytes)
        if settings.editing.conversion == .xib { return try writeInterface(of: source) }
        if let layout = source as? LayoutFileSource, settings.editing.conversion != .yaml {
            return try writeCode(of: layout, in: edited)
        }
        let document = try edited.interface()
        let found = try SceneSelection.scenes(named: settings.sources.scenes, of: [source])
        guard let scene = found.first, found.count == 1 else {
            throw CommandError.severalScenes(file: file, names: found.map(\.name))
        }
        let converted = try converted(scene, of: document, in: edited)
        let result = text(of: converted, named: scene.name)
        for loss in converted.losses + result.losses {
            note(loss.location, loss.message)
        }
        try write(result.text)
        return .success
    }

    private func text(of scene: ConvertedScene, named name: String) -> (text: String, losses: [ConvertedScene.Loss]) {
        switch settings.editing.conversion {
        case .yaml, .xib: return (scene.yaml, [])
        case .swift: return (scene.swift(named: typeName(name), style: settings.editing.constraintStyle), [])
        case .swiftUI:
            let view = scene.swiftUI(named: typeName(name))
            return (view.code, view.losses)
        }
    }

    /// A layout file becomes code by way of a XIB, so that both say the same constraints.
    private func writeCode(of layout: LayoutFileSource, in edited: EditedFile) throws -> ExitStatus {
        let interface = try layout.interface()
        let bytes = Array(interface.text.utf8)
        let path = file + ".xib"
        let document = try InterfaceDocument(bytes, file: path)
        let source = try edited.open(bytes, as: path)
        _ = try SceneSelection.scenes(named: settings.sources.scenes, of: [layout])
        guard let scene = try SceneSelection.scenes(named: [], of: [source]).first else {
            throw CommandError.notALayoutFile(file)
        }
        let converted = try converted(scene, of: document, in: edited, keepsLabels: true)
        let result = text(of: converted, named: layout.scenes[0].id.rawValue)
        for loss in interface.losses { note(loss.location, loss.message) }
        let places = LayoutPlaces(of: try edited.document(), in: document, objectIDs: interface.objectIDs)
        for loss in converted.losses + result.losses {
            // The XIB in between says things for Xcode alone, which no layout file loses.
            if let location = places.location(of: loss.location) { note(location, loss.message) }
        }
        try write(result.text)
        return .success
    }

    private func writeInterface(of source: any SceneSource) throws -> ExitStatus {
        guard let layout = source as? LayoutFileSource else { throw CommandError.notALayoutFile(file) }
        let converted = try layout.interface()
        for loss in converted.losses { note(loss.location, loss.message) }
        try write(converted.text)
        return .success
    }

    private func note(_ location: SourceLocation, _ message: String) {
        Console.note("\(location): not converted: \(message)\n".escaped(for: .terminal))
    }

    private func write(_ text: String) throws {
        guard let output = settings.results.path, output != "-" else { return Console.write(text) }
        try OutputFolder.make(for: output)
        try OutputFile.write(text, to: output)
    }

    private func converted(
        _ scene: SceneReference, of document: InterfaceDocument, in edited: EditedFile, keepsLabels: Bool = false
    ) throws -> ConvertedScene {
        let source = scene.source
        let options = ConversionOptions(
            keepsVariations: settings.editing.conversion == .yaml, keepsLabels: keepsLabels)
        let id = scene.description.id
        let size = scene.description.environment.size
        guard settings.editing.conversion != .swift else {
            return try SceneConverter.convert(
                id, of: document, laidOutBy: source, size: size, name: scene.name, into: .code, options)
        }
        return try SceneConverter.layoutFile(
            of: id, of: document, laidOutBy: source, size: size, name: scene.name, options
        ) { try edited.open($0, as: file + ".yaml") }
    }

    /// A class's name: that of the scene in letters and digits, with View at its end.
    private func typeName(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let plain = joined.replacing("ViewController", with: "")
        let start = plain.first?.isLetter ?? false ? plain : "Converted" + plain
        return start.hasSuffix("View") ? start : start + "View"
    }
}
