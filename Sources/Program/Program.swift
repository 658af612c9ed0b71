import KeylineCommand

@main
struct Program {
    static func main() async {
        await KeylineProgram.main()
    }
}
