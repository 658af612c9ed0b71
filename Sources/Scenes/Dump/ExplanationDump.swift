public import Foundation
import KeylineByteText

/// The command's machine-readable answer to what decides a frame, described in ARCHITECTURE.md and kept stable.
public struct ExplanationDump: Encodable {
    private let keyline = 1
    private let file: String
    private let scene: String
    private let view: EncodedView
    private let lengths: [String: EncodedLength]
    private let lost: [EncodedReason]
    private let resized: [EncodedResizing]
    private let asked: [EncodedExchange]?
    private let conversation: [EncodedEvent]?

    /// Describes what decides the frame of a view in a scene of a file.
    public init(file: String, scene: SceneID, _ explanation: FrameExplanation) {
        self.file = file
        self.scene = scene.rawValue
        view = EncodedView(
            id: explanation.view.rawValue, class: explanation.className, name: explanation.name,
            isPlacedByConstraints: explanation.isPlacedByConstraints)
        lengths = Dictionary(explanation.lengths.map { ($0.part.rawValue, EncodedLength($0)) }) { first, _ in first }
        lost = explanation.lost.map(EncodedReason.init)
        resized = explanation.resizedSides.map(EncodedResizing.init)
        asked = explanation.conversation?.asked.map(EncodedExchange.init)
        conversation = explanation.conversation?.events.map(EncodedEvent.init)
    }

    /// The document as indented JSON with sorted keys and a final newline.
    ///
    /// - Throws: Never for finite frames; an `EncodingError` otherwise.
    public func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }
}

private struct EncodedView: Encodable {
    let id: String
    let `class`: String
    let name: String?
    let isPlacedByConstraints: Bool
}

/// A length that was offered or answered: a number, `"inf"`, or null where it is left open.
private enum EncodedOffer: Encodable {
    case length(Double)
    case endless
    case open

    init(_ length: CGFloat?) {
        guard let length else {
            self = .open
            return
        }
        self = length.isFinite ? .length(Double(length)) : .endless
    }

    static func pair(_ size: CGSize) -> [EncodedOffer] { [EncodedOffer(size.width), EncodedOffer(size.height)] }

    static func pair(_ proposal: LayoutProposal) -> [EncodedOffer] {
        [EncodedOffer(proposal.width), EncodedOffer(proposal.height)]
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .length(let length): try container.encode(length)
        case .endless: try container.encode("inf")
        case .open: try container.encodeNil()
        }
    }
}

private struct EncodedExchange: Encodable {
    let proposal: [EncodedOffer]
    let answer: [EncodedOffer]

    init(_ exchange: LayoutConversation.Exchange) {
        proposal = EncodedOffer.pair(exchange.proposal)
        answer = EncodedOffer.pair(exchange.answer)
    }
}

private struct EncodedEvent: Encodable {
    let view: String
    let depth: Int
    let proposal: [EncodedOffer]?
    let answer: [EncodedOffer]?
    let repeated: Bool?

    init(_ event: LayoutConversation.Event) {
        switch event {
        case .proposal(let view, let depth, let offer):
            self.view = view
            self.depth = depth
            proposal = EncodedOffer.pair(offer)
            answer = nil
            repeated = nil
        case .answer(let view, let depth, let size, let isRepeated):
            self.view = view
            self.depth = depth
            answer = EncodedOffer.pair(size)
            proposal = nil
            repeated = isRepeated
        }
    }
}

private struct EncodedLength: Encodable {
    let value: Double
    let open: Bool
    let reasons: [EncodedReason]

    init(_ length: FrameExplanation.Length) {
        value = Double(length.value)
        open = length.isOpen
        reasons = length.reasons.map(EncodedReason.init)
    }
}

private struct EncodedResizing: Encodable {
    let part: String
    let content: Double
    let amount: Double
    let priority: Double
    let advice: String

    init(_ side: FrameExplanation.ResizedSide) {
        part = side.part.rawValue
        content = Double(side.content)
        amount = Double(side.amount)
        priority = Double(side.priority)
        advice = side.advice
    }
}

private struct EncodedReason: Encodable {
    let constraint: String
    let identifier: String?
    let priority: Double
    let state: String
    let maker: String
    let missedBy: Double
    let file: String?
    let line: Int?
    let column: Int?

    init(_ reason: FrameExplanation.Reason) {
        constraint = reason.constraint.equation
        identifier = reason.constraint.identifier
        priority = Double(reason.constraint.priority)
        state = reason.constraint.state.rawValue
        maker = reason.maker.rawValue
        missedBy = Double(reason.missedBy)
        file = reason.constraint.location?.file
        line = reason.constraint.location?.line
        column = reason.constraint.location?.column
    }
}
