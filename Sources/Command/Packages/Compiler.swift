import KeylineProcesses

/// Swift's own command.
enum Compiler {
    /// What a call printed on both outputs, and its exit status.
    struct Result {
        let output: String
        let status: Int32
    }

    /// Runs `swift`, found as a shell finds it, to its end.
    ///
    /// - Parameters:
    ///   - arguments: The words after `swift`.
    ///   - variables: Variables of the environment, each `NAME=VALUE`.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `PackageError.noCompiler` where it is not there.
    static func run(_ arguments: [String], _ variables: [String] = []) throws(PackageError) -> Result {
        try run(arguments, as: "swift", variables)
    }

    /// Runs one of the compiler's programs to its end.
    ///
    /// - Parameters:
    ///   - arguments: The words after its name.
    ///   - program: Its name, found as a shell finds it, or its path.
    ///   - variables: Variables of the environment, each `NAME=VALUE`.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `PackageError.noCompiler` where it is not there.
    static func run(_ arguments: [String], as program: String, _ variables: [String] = []) throws(PackageError)
        -> Result
    {
        let result: ChildProcess.Result
        do throws(StartError) {
            result = try ChildProcess.run("/usr/bin/env", variables + [program] + arguments, outputs: .joined)
        } catch {
            throw .noCompiler
        }
        // What env says where a program is not there.
        guard result.status != 127 else { throw .noCompiler }
        return Result(output: result.output, status: result.status)
    }
}
