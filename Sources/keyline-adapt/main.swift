import Foundation
import KeylineAdapter
import KeylineProcesses

ProgramStart.endWithParent()
exit(AdaptProgram.run(Array(CommandLine.arguments.dropFirst())))
