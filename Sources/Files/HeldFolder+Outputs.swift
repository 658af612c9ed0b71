import KeylineByteText

/// Files are written beneath the folder: symbolic links in it that lead elsewhere are refused, not followed.
extension HeldFolder {
    /// Writes a file, with the folders around it where they are missing.
    ///
    /// - Parameters:
    ///   - bytes: The whole content.
    ///   - file: The path inside this folder.
    ///   - persistence: Whether the call waits for the disk.
    /// - Throws: Why it was not written.
    package func write(
        _ bytes: [UInt8], to file: String, _ persistence: FileReplacement.Persistence
    ) throws(FileRefusal) {
        let parent = try parent(of: file)
        let name = file.lastPathComponent
        guard !parent.isLink(name) else { throw .link }
        try FileReplacement.write(bytes, to: "\(parent.path)/\(name)", persistence)
    }

    /// Makes a folder inside this one, and those around it, where they are missing.
    package func makeFolders(_ path: String) throws(FileRefusal) {
        _ = try parent(of: path.appendingPathComponent("x"))
    }

    /// Removes a file, or a link, but not what it leads to. Where there is none, nothing happens.
    package func removeFile(_ file: String) throws(FileRefusal) {
        do throws(Refusal) { try folder(Self.parentPath(of: file)).remove(file.lastPathComponent) } catch {
            if !error.isMissing { throw refusal(error) }
        }
    }

    private static func parentPath(of file: String) -> String {
        let path = file.deletingLastPathComponent
        return path.isEmpty ? "." : path
    }

    private func refusal(_ refusal: Refusal) -> FileRefusal {
        refusal.leadsOut ? .leadsOut(of: name) : .system(refusal.words)
    }

    /// The folder around a file, which is made where it is missing.
    private func parent(of file: String) throws(FileRefusal) -> HeldFolder {
        do throws(Refusal) { return try makingFolders(Self.parentPath(of: file)) } catch { throw refusal(error) }
    }

    /// The folder at a path, of which each missing part is made. The path is followed from this folder each time, so that a link inside
    /// it may lead to another folder inside it.
    private func makingFolders(_ path: String) throws(Refusal) -> HeldFolder {
        do throws(Refusal) { return try folder(path) } catch {
            guard error.isMissing else { throw error }
        }
        var before = "."
        for name in path.split(separator: "/").map(String.init) {
            let next = before.appendingPathComponent(name)
            do throws(Refusal) { _ = try folder(next) } catch {
                guard error.isMissing else { throw error }
                try folder(before).makeFolder(name)
            }
            before = next
        }
        return try folder(before)
    }
}
