import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// Which Keyline this is, and which libraries it runs with.
enum Versions {
    /// The number of this version.
    static let keyline = "0.1.0"

    /// What `keyline --version` prints: the libraries are those that decide how results look.
    static var text: String {
        let libraries: [LibraryVersion] = [.harfBuzz, .friBidi, .icu, .freeType, .cairo]
        return "keyline \(keyline)\n" + libraries.map { "\($0)\n" }.joined()
    }
}
