import KeylineGoldens
import KeylineImageCoding
import KeylineProcesses
import KeylineScenes
import KeylineTypesetting

/// One thing that Keyline needs, and whether this machine has it.
struct SetupCheck: Encodable, Equatable {
    /// The name of the thing.
    let name: String
    /// The version or path that was found; nil where it is missing.
    let found: String?
    /// The features that need it.
    let use: String
    /// The command or step that provides it; nil where nothing is missing.
    let remedy: String?

    /// All checks of this machine, in the order in which they are printed.
    static func all() -> [SetupCheck] {
        [fonts, sanitizer, drawings(.svg, smallest: smallestSVG), drawings(.pdf, smallest: smallestPDF), transfers]
            + [
                program(
                    "swift", ["--version"], use: "previews, checks and goldens of Swift packages",
                    remedy: "install Swift 6.2 or newer"),
                sdk, program("git", ["--version"], use: "review, golden test --since", remedy: "apt install git"),
                configuration,
            ]
    }

    private static var fonts: SetupCheck {
        let use = "all text"
        do {
            let collection = try FontCollection.bundled()
            return SetupCheck(name: "fonts", found: "\(collection.checksums.count) files", use: use, remedy: nil)
        } catch {
            return SetupCheck(name: "fonts", found: nil, use: use, remedy: error.hint ?? error.message)
        }
    }

    private static var sanitizer: SetupCheck {
        let program = OpenTypeSanitizer.program
        return SetupCheck(
            name: "OpenType Sanitizer", found: program,
            use: "fonts of apps, read in a process without rights before they are used",
            remedy: program == nil ? "apt install opentype-sanitizer" : nil)
    }

    private static func drawings(_ format: VectorFormat, smallest: String) -> SetupCheck {
        let use = "\(format.rawValue) pictures in asset catalogs"
        do {
            _ = try VectorPicture([UInt8](smallest.utf8), format: format)
            return SetupCheck(name: "\(format.rawValue) reader", found: "present", use: use, remedy: nil)
        } catch {
            let remedy = remedy(in: error.hint ?? error.message, isInstalled: Versions.installedBuild != nil)
            return SetupCheck(name: "\(format.rawValue) reader", found: nil, use: use, remedy: remedy)
        }
    }

    private static var transfers: SetupCheck {
        let problem = HTTPCache.missingLibrary
        return SetupCheck(
            name: "libcurl", found: problem == nil ? "present" : nil, use: "golden test --cache",
            remedy: problem.map { _ in "apt install libcurl4" })
    }

    private static func program(_ name: String, _ arguments: [String], use: String, remedy: String) -> SetupCheck {
        let result = try? ChildProcess.run("/usr/bin/env", [name] + arguments, outputs: .joined)
        let line = result.flatMap { $0.status == 0 ? $0.output.split(separator: "\n").first.map(String.init) : nil }
        return SetupCheck(name: name, found: line, use: use, remedy: line == nil ? remedy : nil)
    }

    private static var sdk: SetupCheck {
        let use = "previews, checks and goldens of packages and apps without changes to them"
        do {
            return SetupCheck(name: "SDK", found: try KeylineSDK.current().folder, use: use, remedy: nil)
        } catch {
            let problem = error as? any InputError
            return SetupCheck(
                name: "SDK", found: nil, use: use,
                remedy: Versions.installedBuild == nil
                    ? problem?.hint ?? problem?.message ?? "\(error)" : sdkPackage)
        }
    }

    /// The step of a person who installed a package and has no checkout.
    static let sdkPackage =
        "install the package keyline-sdk of the same release (the .deb, or install.sh with --sdk), and the Swift that it is for"

    /// A remedy without the targets of a checkout's Makefile, for a person who installed a package.
    static func remedy(in hint: String, isInstalled: Bool) -> String {
        guard isInstalled, hint.hasPrefix("install "), let end = hint.firstRange(of: ", or run make setup") else {
            return hint
        }
        return "apt " + hint[..<end.lowerBound]
    }

    private static var configuration: SetupCheck {
        let name = Configuration.fileName
        let use = "settings of this folder"
        do {
            let isThere = ConfigurationFile.configurationPath() != nil
            _ = try ConfigurationFile.configuration(for: [])
            return SetupCheck(name: name, found: isThere ? "valid" : "none, which is fine", use: use, remedy: nil)
        } catch {
            let problem = (error as? any InputError)?.description ?? "\(error)"
            return SetupCheck(name: name, found: nil, use: use, remedy: problem)
        }
    }

    private static let smallestSVG = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>"

    private static let smallestPDF = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1 1]>>endobj
        trailer<</Root 1 0 R>>
        %%EOF
        """
}
