import KeylineOutletValues

/// Finds code that colours all views of a class, through UIKit's proxies, and all bars, through objects such as `UINavigationBarAppearance` too.
///
/// The code is read as text: it may be anywhere in the app, and no more matters than that it is there.
enum AppearanceProxy {
    /// The classes of bars, each with the words by which code speaks of one.
    static let bars: [String: [String]] = [
        "UINavigationBar": ["UINavigationBar", "navigationBar"], "UITabBar": ["UITabBar", "tabBar"],
    ]

    /// The first assignment that colours the views of a class.
    ///
    /// - Parameters:
    ///   - name: The class.
    ///   - texts: The paths and texts of files.
    /// - Returns: A value that is not known, of the property `appearance`; nil where no code colours all of them.
    static func value(of name: String, in texts: [(path: String, text: String)]) -> OutletValue? {
        let words = bars[name] ?? [name]
        for (path, text) in texts {
            guard text.contains("ppearance"), words.contains(where: text.contains) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where colors(line, name) {
                return OutletValue(
                    path: [], property: "appearance", state: nil, value: .nothing, certainty: .unknown, file: path,
                    line: index + 1, column: 1 + line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count)
            }
        }
        return nil
    }

    private static func colors(_ line: Substring, _ name: String) -> Bool {
        guard line.contains("ppearance"), !line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
        // Objects that describe a bar's look are assigned to bars, or their setters called.
        if bars[name] != nil,
            line.contains(
                /(?:\.(?:standard|scrollEdge|compact)Appearance\s*=[^=]|set(?:Standard|ScrollEdge)Appearance:)/)
        {
            return true
        }
        guard line.contains(name + ".appearance(") || line.contains("[" + name + " appearance") else { return false }
        // A proxy is coloured at once, or kept in a constant first.
        return line.contains(
            /appearance[^=]*[.\s](?:tintColor|barTintColor|backgroundColor|barStyle|titleTextAttributes|largeTitleTextAttributes)\s*=[^=]/
        )
            || line.contains(
                /appearance.*set(?:TintColor|BarTintColor|BackgroundColor|BarStyle|TitleTextAttributes|BackgroundImage)/
            )
            || line.contains(/=\s*\[?\w+[. ]appearance(?:\(\))?\]?;?\s*$/)
    }
}
