import KeylineScenes
import Testing

@testable import KeylineWorkers

@Suite struct WorkMessageTests {
    private static let messages: [WorkMessage] = [
        .began(thread: 7, SceneWork(.layout, of: "Süd/Main.storyboard", scene: "Log in", environment: "en L")),
        .began(thread: .max, SceneWork(.reading, of: "", output: "a\nb")),
        .began(thread: 1, SceneWork(.layout, of: "Card.swift", line: 12, scene: "Card")),
        .output([1, 2, 3]), .note([]), .progress([0]), .ended(thread: 7, value: nil), .ended(thread: 1, value: []),
        .ended(thread: 1, value: [9, 9]), .following(.turn(moment: 1_790_000_000_000_000_000)),
        .following(.looked(file: "A.xib", .entries(folder: "Süd", .picture("map"), isDeep: true))),
        .following(.looked(file: "", .file("a b"))), .following(.retried(file: "A.xib")), .following(.settled([])),
        .following(.settled([7])),
    ]

    @Test(arguments: [1, 2, 7, 1_000]) func `messages arrive as they were sent, however the pipe cuts them`(piece: Int)
    {
        let bytes = Self.messages.flatMap(\.frame)
        var reader = WorkMessageReader()
        var received: [WorkMessage] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            received += reader.messages(adding: bytes[start..<min(start + piece, bytes.count)])
        }
        #expect(received == Self.messages)
    }

    @Test func `half a message counts for nothing`() {
        var reader = WorkMessageReader()
        let frame = WorkMessage.output([1, 2, 3]).frame
        #expect(reader.messages(adding: frame.dropLast()) == [])
    }

    @Test func `bytes that no worker writes are no message`() {
        var reader = WorkMessageReader()
        #expect(reader.messages(adding: [1, 4, 0, 0, 0, 1, 0, 0, 0, 99, 0, 0, 0, 0]) == [])
        #expect(reader.messages(adding: WorkMessage.note([5]).frame[...]) == [.note([5])])
    }
}
