/// Names of folders, anywhere in an app's folder, whose files are not the app's own.
///
/// Every search through an app's folder skips them, so that all commands have the same idea of the app.
package enum ForeignFolders {
    /// Folders that tools write while they build.
    package static let builds: Set<String> = ["build", "DerivedData", "node_modules"]

    /// Folders of builds, and folders with other people's projects.
    package static let all: Set<String> = builds.union([
        "Pods", "Carthage", "SourcePackages", "checkouts", "vendor", "Vendor",
    ])

    /// Whether a folder is skipped because of its name, hidden ones as well.
    package static func contain(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") || all.contains(String(name))
    }
}
