@_exported public import Foundation
@_exported public import KeylineCombine
@_exported public import KeylineDeveloperToolsSupport
@_exported public import KeylineFoundationSupplement
@_exported public import KeylineProposalLayout
@_exported public import Observation
