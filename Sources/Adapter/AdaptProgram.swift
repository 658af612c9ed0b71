import Foundation

/// The program `keyline-adapt`, of which `keyline adapt` and the plugin are made.
public enum AdaptProgram {
    /// Adapts what the words name and tells on standard error what a person should know.
    ///
    /// - Parameter words: Files and folders, `-o` with a folder, and `--available` with a module for each that may be imported.
    /// - Returns: The exit status: 0 where everything was written, 2 where not.
    public static func run(_ words: [String]) -> CInt {
        DeepThread.run { work(words) }
    }

    private static func work(_ words: [String]) -> CInt {
        if words.contains("--help") || words.contains("-h") {
            FileHandle.standardOutput.write(Data(help.utf8))
            return 0
        }
        do {
            if let call = try OutletCall(words) {
                FileHandle.standardOutput.write(try call.document())
                return 0
            }
            if let call = try ScreenCall(words) {
                FileHandle.standardOutput.write(try call.document())
                return 0
            }
            if let call = try ManifestCall(words) {
                FileHandle.standardOutput.write(try call.document())
                return 0
            }
            let call = try AdaptCall(words)
            let notes = try call.write()
            say(notes.map { "\($0)\n" }.joined())
            return 0
        } catch {
            say("\(error)\n")
            return 2
        }
    }

    static let help = """
        usage: keyline-adapt FILE|FOLDER… -o FOLDER [--available MODULE]…

        Rewrites an app's Swift sources, line for line, so that a compiler without Objective-C accepts them.

          -o, --output FOLDER   where the adapted sources are written
          --available MODULE    a module that the sources may import; others are removed and reported

        keyline-adapt --outlets CLASS,CLASS… FILE|FOLDER… prints the values that these classes give to their outlets, as JSON.
        keyline-adapt --screens FILE|FOLDER… prints which screens the code has and which API leads from one to another, as JSON.
        keyline-adapt --manifests FILE… [--helpers FOLDER…] prints the values of manifests such as Tuist's, as JSON.

        """

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
