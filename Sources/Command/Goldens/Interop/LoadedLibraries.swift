internal import CKeylineSystem
import Foundation

/// The shared libraries that the program runs with.
enum LoadedLibraries {
    /// File names and build ids of all of them, such as `libcairo.so.2 8f43…`, sorted.
    static var buildIDs: [String] {
        let names = Names()
        keyline_for_each_library(
            { path, id, length, context in
                guard let path, let context else { return }
                let file = String(cString: path).split(separator: "/").last ?? ""
                let digits = UnsafeBufferPointer(start: id, count: id == nil ? 0 : length)
                    .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
                Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append("\(file) \(digits.joined())")
            }, Unmanaged.passUnretained(names).toOpaque())
        return names.all.sorted()
    }

    private final class Names {
        var all: [String] = []
    }
}
