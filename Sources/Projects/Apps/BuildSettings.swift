import Foundation

/// The build settings of a target: the project's, its configuration files', its own, in this order.
struct BuildSettings {
    private var values: [String: String] = [:]

    /// Reads the settings of an object with a list of configurations, over earlier ones.
    mutating func read(_ owner: ProjectObjects.Object, _ objects: ProjectObjects) {
        guard let id = owner["buildConfigurationList"] as? String, let list = objects[id] else { return }
        let configurations = objects.list("buildConfigurations", of: list)
        let debug = configurations.first { ($0.object["name"] as? String)?.lowercased().contains("debug") == true }
        guard let chosen = (debug ?? configurations.first)?.object else { return }
        if let file = chosen["baseConfigurationReference"] as? String, let path = objects.path(of: file) {
            read(configurationFile: path, depth: 0)
        }
        for (key, value) in chosen["buildSettings"] as? ProjectObjects.Object ?? [:] {
            set(key, (value as? [String])?.joined(separator: " ") ?? (value as? String) ?? "\(value)")
        }
    }

    /// Reads a configuration file over earlier settings.
    mutating func read(configuration path: String) { read(configurationFile: path, depth: 0) }

    private mutating func read(configurationFile path: String, depth: Int) {
        guard depth < 8, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
            if code.hasPrefix("#include") {
                let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                read(configurationFile: (path as NSString).deletingLastPathComponent + "/" + name, depth: depth + 1)
            } else if let sign = code.firstIndex(of: "=") {
                let key = code[..<sign].trimmingCharacters(in: .whitespaces)
                if !key.isEmpty { set(key, code[code.index(after: sign)...].trimmingCharacters(in: .whitespaces)) }
            }
        }
    }

    mutating func set(_ key: String, _ value: String) {
        let before = values[key] ?? ""
        values[key] = value.replacing("$(inherited)", with: before).trimmingCharacters(in: .whitespaces)
    }

    /// The value of a setting, with the values of others in it.
    subscript(_ key: String) -> String? { values[key].map { expanded($0, depth: 0) } }

    private func expanded(_ text: String, depth: Int) -> String {
        guard depth < 10, let match = text.firstMatch(of: /\$[({]([A-Za-z0-9_]+)(:[a-z0-9]+)?[)}]/) else { return text }
        var value = expanded(values[String(match.1)] ?? "", depth: depth + 1)
        if match.2 == ":c99extidentifier" { value = value.moduleName }
        return expanded(text.replacingCharacters(in: match.range, with: value), depth: depth + 1)
    }

    /// The settings for the compiler and the information property list.
    var compiler: AppSettings {
        var result = AppSettings()
        result.languageMode = self["SWIFT_VERSION"]
        result.conditions = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG").split(separator: " ").map(
            String.init)
        result.isOnMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for key in values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            result.infoKeys[String(key.dropFirst("INFOPLIST_KEY_".count))] = self[key]
        }
        for key in values.keys { result.values[key] = self[key] }
        if let file = self["INFOPLIST_FILE"], !file.isEmpty {
            result.infoFile = file.hasPrefix("/") ? file : "\(self["SRCROOT"] ?? ".")/\(file)"
        }
        return result
    }

    /// True where the settings name systems, and iOS is none of them.
    var isForOtherSystem: Bool {
        if let platforms = self["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
            return !platforms.contains("iphone")
        }
        guard let sdk = self["SDKROOT"] else { return false }
        return !["iphoneos", "auto", "iphonesimulator", ""].contains(sdk)
    }
}

extension String {
    /// The name as Swift's modules are called.
    var moduleName: String {
        let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
