import Foundation
import KeylineProjects

/// The reason to build a package or an app, which decides between a manifest and a project that are in one folder.
enum BuildPurpose: Equatable {
    /// Its previews are drawn.
    case previews
    /// It is compiled, whether it has previews or not.
    case compiling
    /// Its own tests are run.
    case tests

    /// Whether the manifest in a folder counts, whatever projects are there.
    func prefersPackage(at folder: String) -> Bool {
        switch self {
        // A package beside a project is a way to fetch its dependencies where no preview is in its sources.
        case .previews, .compiling: PreviewSearch.count(in: folder + "/Sources") > 0
        case .tests: Self.manifest(in: folder).contains(".testTarget(")
        }
    }

    /// The project in a folder; nil where there is none, or where the manifest beside it serves the purpose as well.
    func project(at folder: String, isPackage: Bool) -> AppDescription? {
        guard let app = AppFinder.app(at: folder) else { return nil }
        guard isPackage else { return app }
        switch self {
        case .previews: return app
        case .compiling:
            // A library's project has the same sources and no app besides.
            let hasPreviews = app.targets.contains { $0.sources.contains(where: PreviewSearch.has) }
            return hasPreviews || !Self.manifest(in: folder).contains(".target(") ? app : nil
        case .tests: return app.targets.contains { $0.kind == .tests && !$0.isForOtherSystem } ? app : nil
        }
    }

    private static func manifest(in folder: String) -> String {
        (try? DependencyRooms.manifest(in: folder)) ?? ""
    }
}
