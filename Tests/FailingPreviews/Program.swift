import KeylineCommand

/// The command with previews of which some cannot be laid out, for tests of what happens to the others.
@main
struct Program {
    static func main() async {
        await KeylineProgram.main(holdsPreviews: true)
    }
}
