import Foundation
import KeylineAdapter

exit(AdaptProgram.run(Array(CommandLine.arguments.dropFirst())))
