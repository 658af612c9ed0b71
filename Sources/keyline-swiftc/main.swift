import Foundation
import KeylineAdapter

exit(CompilerFront.run(CommandLine.arguments))
