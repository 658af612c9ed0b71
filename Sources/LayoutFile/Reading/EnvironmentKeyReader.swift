import Foundation
import KeylineGraphics
import KeylineScenes

/// Reads the keys that say where a layout is shown.
enum EnvironmentKeyReader {
    static func environment(_ keys: inout MappingReader) throws(LayoutFileError) -> SceneEnvironment {
        var overrides = EnvironmentOverrides()
        overrides.screen.device = try keys.read("device", device)
        overrides.screen.orientation = try choice("orientation", &keys)
        overrides.screen.size = try keys.read("size", PropertyReader.size)
        overrides.screen.scale = try keys.read("scale") { node throws(LayoutFileError) in
            CGFloat(try PropertyReader.integer(node, in: 1...4))
        }
        overrides.language.locale = try keys.read("locale") { node throws(LayoutFileError) in
            try PropertyReader.plainText(node)
        }
        overrides.contentSizeCategory = try choice("textSize", &keys)
        overrides.appearance = try choice("appearance", &keys)
        var environment = overrides.resolved(over: base(overrides))
        if let insets = try keys.read("safeArea", PropertyReader.insets) {
            environment.safeArea = Insets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        return environment
    }

    /// A free size stands for no device; without either, an iPhone 15.
    private static func base(_ overrides: EnvironmentOverrides) -> SceneEnvironment {
        if overrides.screen.device == nil, let size = overrides.screen.size { return SceneEnvironment(size: size) }
        return Device.named("iPhone 15").map { SceneEnvironment(device: $0) }
            ?? SceneEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
    }

    private static func device(_ node: YAMLNode) throws(LayoutFileError) -> Device {
        let name = try PropertyReader.plainText(node, expected: "a device's name")
        guard let device = Device.named(name) else {
            throw .unknown(kind: "device", name: name, known: Device.allNames, at: node.location)
        }
        return device
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ key: String,
        _ keys: inout MappingReader
    ) throws(LayoutFileError) -> Value? where Value.RawValue == String {
        try keys.read(key) { node throws(LayoutFileError) in
            try PropertyReader.choice(node, among: Value.allCases.map(\.rawValue))
        }.flatMap(Value.init)
    }
}
