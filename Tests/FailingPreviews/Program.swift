import KeylineCommand
import UIKitLayout

/// The command with previews of which some cannot be laid out, for tests of what happens to the others.
@main
struct Program {
    static func main() async {
        // For documents that name them.
        ViewClasses.register(LoopingBadge.self)
        ViewClasses.register(TrappingBadge.self)
        ViewClasses.register(GrowingBadge.self)
        await KeylineProgram.main(holdsPreviews: true)
    }
}
