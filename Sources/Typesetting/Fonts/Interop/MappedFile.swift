internal import Glibc
internal import KeylineGraphics

/// Files read in place.
enum MappedFile {
    /// Maps a file into memory, unchanged for as long as the result lives; nil where it cannot be opened or is empty.
    static func open(_ path: String) -> FontData? {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        let length = Int(status.st_size)
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            return nil
        }
        nonisolated(unsafe) let mapping = start
        return FontData(start: UnsafeRawPointer(start), count: length) { munmap(mapping, length) }
    }
}

extension FontData {
    /// The bytes, for as long as the data lives.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
