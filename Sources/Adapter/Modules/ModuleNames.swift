/// What happens to the modules that an app imports.
struct ModuleNames {
    enum ImportRule: Equatable {
        /// It is there as it is.
        case kept
        /// Another one stands for it.
        case renamed(String)
        /// Nothing stands for it.
        case missing
    }

    /// Modules that the target depends on.
    let available: Set<String>

    /// The module that has a name.
    func rule(of name: String) -> ImportRule {
        if available.contains(name) { return .kept }
        if let other = Self.standIns[name] { return .renamed(other) }
        // They come with the product that has UIKit's names.
        if AdaptedModule.applesModules.contains(name) { return .kept }
        return Self.onLinux.contains(name) ? .kept : .missing
    }

    /// Modules that stand for Apple's.
    static let standIns = [
        "UIKit": "UIKitLayout", "SwiftUI": "KeylineHosting", "Combine": "KeylineCombine",
        "ObjectiveC": "KeylineObjectiveC", "CoreGraphics": "UIKitLayout", "QuartzCore": "UIKitLayout",
        "os": "KeylineObjectiveC", "OSLog": "KeylineObjectiveC",
        "CoreFoundation": "Foundation", "SnapshotTesting": "KeylineSnapshotTesting", "Darwin": "Glibc",
        "DeveloperToolsSupport": "KeylineDeveloperToolsSupport", "SwiftUICore": "KeylineHosting",
        "CoreServices": "MobileCoreServices", "AVFAudio": "AVFoundation",
    ]

    /// The module with the names of Foundation that Linux lacks, which every import of Foundation brings along; nil where it is known to be
    /// out of reach.
    var supplement: String? {
        let name = "KeylineFoundationSupplement"
        return available.isEmpty || available.contains(name) ? name : nil
    }

    /// The module of Foundation's other half, with the names that Linux lacks where they are within reach.
    var networkingModule: String {
        let name = "KeylineNetworkingSupplement"
        return available.isEmpty || available.contains(name) ? name : "FoundationNetworking"
    }

    /// Modules that come with Swift on Linux.
    private static let onLinux: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
        "FoundationInternationalization", "Dispatch", "Glibc", "Observation", "RegexBuilder", "Synchronization",
        "Distributed", "Testing", "XCTest", "_Concurrency", "_StringProcessing", "CxxStdlib", "UIKitLayout",
        "SwiftUILayout",
    ]

    /// Functions of Apple's systems that no import names.
    static let functions: Set<String> = [
        "autoreleasepool", "arc4random", "arc4random_uniform", "HUGE", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent",
    ]

    /// Types of Foundation's that are in the module with UIKit's names here, because they write in the scene's language.
    static let formatters: Set<String> = ["DateComponentsFormatter", "ListFormatter", "RelativeDateTimeFormatter"]

    /// Names that are in the module with types of files here, and that SwiftUI brings along on Apple's systems.
    static let files: Set<String> = ["UTType", "fileImporter", "fileExporter"]

    /// Names that are in the module with Core Data's types here, and that SwiftUI brings along on Apple's systems.
    static let fetches: Set<String> = [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
    ]

    /// Whether a name begins as Security's do, which Foundation brings along on Apple's systems.
    static func isSecuritys(_ name: String) -> Bool {
        ["kSec", "errSec", "SecItem", "SecKey", "SecTrust", "SecCertificate", "SecRandom", "SecAccessControl"]
            .contains(where: name.hasPrefix)
    }

    /// Names of Combine's that Foundation brings along.
    static let observed: Set<String> = ["ObservableObject", "Published"]

    /// The module to import for the names of one of Apple's; nil for a module without a counterpart.
    func importedName(of module: String) -> String? {
        switch rule(of: module) {
        case .kept: module
        case .renamed(let other): available.isEmpty || available.contains(other) ? other : nil
        case .missing: nil
        }
    }

    /// What Foundation's other half declares, which is a module of its own on Linux.
    static let networking: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask", "URLSessionDataTask",
        "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionUploadTask", "URLCache",
        "URLCredential", "URLProtocol", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
        "CachedURLResponse", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
        "URLProtectionSpace", "NSURLRequest", "NSMutableURLRequest", "URLCredentialStorage",
    ]
}
