import Foundation
import Glibc

@testable import KeylineCommand

/// The folder in memory in which inputs are written and commands run; nothing is read or written elsewhere.
@MainActor
enum FuzzSandbox {
    private static let path = "/dev/shm/keyline-fuzz-\(getpid())"

    static func enter() {
        mkdir(path, 0o700)
        chdir(path)
        // A person's configuration and cache decide nothing here.
        for (name, folder) in [("XDG_CACHE_HOME", "cache"), ("XDG_CONFIG_HOME", "config"), ("HOME", "home")] {
            setenv(name, "\(path)/\(folder)", 1)
        }
    }

    static func leave() {
        chdir("/")
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file of the sandbox, with the folders around it.
    static func write(_ bytes: [UInt8], _ name: String) {
        let parts = name.split(separator: "/").dropLast()
        for index in parts.indices { mkdir(parts[...index].joined(separator: "/"), 0o700) }
        let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Runs the command in this process, as its worker does; packages are never built.
    static func run(_ words: [String]) {
        let isDone = Flag()
        Task { @MainActor in
            defer { isDone.value = true }
            do {
                var parser = CommandParser(words, configuring: ConfigurationFile.configuration)
                let invocation = try parser.parse()
                try invocation.checkUsualOutputs()
                guard case .run(let command, let settings, let operands) = invocation, settings.sources.package == nil
                else { return }
                _ = try await command.run(settings, operands: operands)
            } catch {
                Console.report(error)
            }
        }
        while !isDone.value { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    }

    @MainActor
    private final class Flag {
        var value = false
    }
}
