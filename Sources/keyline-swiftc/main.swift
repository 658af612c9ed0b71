import Foundation
import KeylineAdapter
import KeylineProcesses

ProgramStart.endWithParent()
exit(CompilerFront.run(CommandLine.arguments))
