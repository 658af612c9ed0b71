import CKeylineFuzzer
import Foundation

/// `keyline-fuzz TARGET [libFuzzer's arguments and corpora]`: hands inputs to one target until they say to stop. An input that ends the
/// process is a fault; whatever becomes of it otherwise, a result or an error, is well.
@main
enum FuzzProgram {
    @MainActor static var target: FuzzTarget?

    @MainActor
    static func main() {
        guard CommandLine.arguments.count > 1,
            let target = FuzzTarget.all.first(where: { $0.name == CommandLine.arguments[1] })
        else {
            print(FuzzTarget.all.map { "\($0.name)\t\($0.syntax)" }.joined(separator: "\n"))
            exit(CommandLine.arguments.count > 1 ? 2 : 0)
        }
        self.target = target
        FuzzSandbox.enter()
        var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) }
        arguments.append(nil)
        var count = CInt(arguments.count - 1)
        let status = arguments.withUnsafeMutableBufferPointer { buffer in
            var pointer = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &pointer, attempt)
        }
        FuzzSandbox.leave()
        exit(status)
    }
}

/// libFuzzer calls from the main thread, as `main` does.
private func attempt(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let input = [UInt8](UnsafeBufferPointer(start: bytes, count: size))
    MainActor.assumeIsolated { FuzzProgram.target?.attempt(input) }
    return 0
}

/// Changes an input by what its syntax means, or, every third time and where it has no structure, byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: CUnsignedInt) -> Int {
    var random = SplitMix(seed: UInt64(seed))
    let syntax = MainActor.assumeIsolated { FuzzProgram.target?.syntax } ?? .bytes
    let input = [UInt8](UnsafeBufferPointer(start: bytes, count: size))
    guard Int.random(in: 0..<3, using: &random) > 0,
        let mutated = syntax.mutated(input, using: &random), mutated.count <= most, !mutated.isEmpty
    else { return LLVMFuzzerMutate(bytes, size, most) }
    mutated.withUnsafeBufferPointer { bytes.update(from: $0.baseAddress ?? UnsafePointer(bytes), count: $0.count) }
    return mutated.count
}
