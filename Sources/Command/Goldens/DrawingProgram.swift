import Foundation
import KeylineGraphics

/// What tells one version of the program from another: a new one may draw differently, and its pictures are others.
enum DrawingProgram {
    /// The digest of the program's file and of the shared libraries that it was started with: one that was rebuilt draws differently even
    /// where its version is the same. Nil where the program cannot be read.
    static let digest: String? = {
        guard let data = FileManager.default.contents(atPath: "/proc/self/exe") else { return nil }
        let program = data.withUnsafeBytes { SHA256Digest(of: $0).hexadecimal }
        return SHA256Digest(of: ([program] + LoadedLibraries.buildIDs).joined(separator: "\n")).hexadecimal
    }()
}
