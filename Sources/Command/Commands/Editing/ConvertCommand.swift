import Foundation
import KeylineByteText
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineScenes

/// Writes a scene of a storyboard or XIB as a layout file or as UIKit code, and a layout file as a XIB.
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
        if settings.editing.conversion == .xib { return try writeInterface(of: edited) }
        let document = try edited.interface()
        let found = try SceneSelection.scenes(named: settings.sources.scenes, of: [try edited.open(edited.bytes)])
        guard let scene = found.first, found.count == 1 else {
            throw CommandError.severalScenes(file: file, names: found.map(\.name))
        }
        let converted = try converted(scene, of: document, in: edited, laidOutBy: found[0].source)
        let ofLayoutFile = settings.editing.conversion == .yaml ? converted.layoutFileLosses : []
        for loss in (converted.losses + ofLayoutFile).sorted(by: { $0.location < $1.location }) {
            note(loss.location, loss.message)
        }
        let text =
            switch settings.editing.conversion {
            case .yaml: converted.yaml
            case .swift: converted.swift(named: typeName(scene.name), style: settings.editing.constraintStyle)
            case .swiftUI: swiftUI(converted, typeName(scene.name))
            case .xib: ""
            }
        try write(text)
        return .success
    }

    private func swiftUI(_ scene: ConvertedScene, _ type: String) -> String {
        let made = scene.swiftUI(named: type)
        for loss in made.losses { note(loss.location, loss.message) }
        return made.code
    }

    private func writeInterface(of edited: EditedFile) throws -> ExitStatus {
        guard let layout = try edited.open(edited.bytes) as? LayoutFileSource else {
            throw CommandError.notALayoutFile(file)
        }
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
        _ scene: SceneReference, of document: InterfaceDocument, in edited: EditedFile,
        laidOutBy source: any SceneSource
    ) throws -> ConvertedScene {
        let id = scene.description.id
        let size = scene.description.environment.size
        guard settings.editing.conversion != .swift else {
            return try SceneConverter.convert(
                id, of: document, laidOutBy: source, size: size, name: scene.name, into: .code)
        }
        return try SceneConverter.layoutFile(
            of: id, of: document, laidOutBy: source, size: size, name: scene.name
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
