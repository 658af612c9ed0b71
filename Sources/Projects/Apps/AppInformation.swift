import Foundation

extension AppSettings {
    /// The information property list: the project's file with the settings that it names, then `INFOPLIST_KEY_*`, then what every app has.
    ///
    /// - Parameter name: The target's name.
    /// - Returns: The keys with their values.
    package func information(name: String) -> [String: Any] {
        var result: [String: Any] = [:]
        if let infoFile, let data = FileManager.default.contents(atPath: infoFile),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            result = list.mapValues(expanded)
        }
        for (key, value) in infoKeys { result[key] = result[key] ?? value }
        let usual = [
            "CFBundleName": values["PRODUCT_NAME"] ?? name, "CFBundleDisplayName": values["PRODUCT_NAME"] ?? name,
            "CFBundleShortVersionString": values["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": values["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundleIdentifier": values["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app." + name.moduleName,
        ]
        for (key, value) in usual { result[key] = result[key] ?? value }
        return result
    }

    /// A value with the settings that its texts name.
    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String:
            return text.replacing(/\$[({]([A-Za-z0-9_]+)(?::[a-z0-9]+)?[)}]/) { values[String($0.1)] ?? "" }
        case let list as [Any]: return list.map(expanded)
        case let table as [String: Any]: return table.mapValues(expanded)
        default: return value
        }
    }
}
