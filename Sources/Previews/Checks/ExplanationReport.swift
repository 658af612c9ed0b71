public import Foundation
import KeylineByteText
public import KeylineScenes

/// The command's machine-readable answer to what decides a frame and why something is cut off, described in ARCHITECTURE.md and kept
/// stable.
public struct ExplanationReport: Encodable {
    private let explanation: ExplanationDump
    private let cut: EncodedCut

    /// Joins what decides a frame with why it is cut off.
    public init(_ explanation: ExplanationDump, _ cut: CutExplanation) {
        self.explanation = explanation
        self.cut = EncodedCut(findings: cut.findings, advice: cut.advice, competitors: cut.competitors)
    }

    private struct EncodedCut: Encodable {
        let findings: [String]
        let advice: [String]
        let competitors: [String]
    }

    private enum Key: String, CodingKey {
        case cut
    }

    /// Writes the explanation's own keys, and `cut` where something is cut off.
    public func encode(to encoder: any Encoder) throws {
        try explanation.encode(to: encoder)
        guard !cut.findings.isEmpty else { return }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(cut, forKey: .cut)
    }

    /// The document as indented JSON with sorted keys and a final newline.
    ///
    /// - Throws: Never for finite frames; an `EncodingError` otherwise.
    public func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }
}
