public import Foundation
import KeylineByteText
public import KeylineScenes

/// The command's machine-readable answer to what decides a frame and why something is cut off, described in ARCHITECTURE.md and kept
/// stable.
public struct ExplanationReport: Encodable {
    private let explanation: ExplanationDump
    private let cut: EncodedCut
    private let code: [ViewSnapshot.CodeValue]

    /// Joins what decides a frame with why it is cut off, and with the properties that code sets.
    public init(_ explanation: ExplanationDump, _ cut: CutExplanation, code: [ViewSnapshot.CodeValue] = []) {
        self.explanation = explanation
        self.code = code
        self.cut = EncodedCut(findings: cut.findings, advice: cut.advice, competitors: cut.competitors)
    }

    private struct EncodedCut: Encodable {
        let findings: [String]
        let advice: [String]
        let competitors: [String]
    }

    private enum Key: String, CodingKey {
        case cut, code
    }

    /// Writes the explanation's own keys, `cut` where something is cut off, and `code` where code sets something.
    public func encode(to encoder: any Encoder) throws {
        try explanation.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        if !code.isEmpty { try container.encode(code, forKey: .code) }
        guard !cut.findings.isEmpty else { return }
        try container.encode(cut, forKey: .cut)
    }

    /// The document as indented JSON with sorted keys and a final newline.
    ///
    /// - Throws: Never for finite frames; an `EncodingError` otherwise.
    public func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }
}
