import Foundation
import Testing

/// Pictures from elsewhere give an error or a picture, in bounded memory and time.
@Suite struct HostilePictureTests {
    /// Kilobytes of addresses that a process may have: far less than files that expand without end would take.
    private static let limit = "ulimit -v 4000000; timeout 120"

    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Data(HostilePNG.good), "good.png")
    }

    /// The pixels of neither can be read: only their bytes show that they are equal.
    @Test func `identical files are equal before anything is decoded`() throws {
        let damaged = try #require(room.bytes("good.png")).prefix(40)
        for name in ["one.png", "two.png"] { try room.write(Data(damaged), name) }
        let outcome = try room.run("diff", "one.png", "two.png", "--format", "json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("\"equal\" : true"))
        try room.write(Data(damaged.dropLast()), "two.png")
        #expect(try room.run("diff", "one.png", "two.png").status == 2)
        for name in ["one.png", "two.png"] { try room.write("no picture, but the same text in both files", name) }
        #expect(try room.run("diff", "one.png", "two.png").status == 2)
    }

    private func diff(_ bytes: [UInt8]) throws -> CommandSandbox.Outcome {
        try room.write(Data(bytes), "other.png")
        return try room.runShell("\(Self.limit) keyline diff good.png other.png")
    }

    @Test func `one picture written in several ways is the same`() throws {
        for (name, bytes) in HostilePNG.pictures {
            let outcome = try diff(bytes)
            #expect(outcome.output == "the pictures are equal\n", "\(name): \(outcome.errors)")
        }
    }

    @Test func `what holds no picture is an error with its file`() throws {
        for (name, bytes) in HostilePNG.errors {
            let outcome = try diff(bytes)
            #expect(outcome.status == 2, "\(name): \(outcome.output)")
            #expect(outcome.errors.hasPrefix("other.png: error: "), "\(name): \(outcome.errors)")
        }
    }

    @Test func `a small file of 98 megapixels is compared within its limits`() throws {
        let outcome = try diff(HostilePNG.bomb)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("the sizes differ: 4×4, 32767×3000\n"))
    }

    @Test func `two pictures of 10,000×10,000 pixels are compared in 2,500 MB`() throws {
        for name in ["good.png", "other.png"] { try room.write(Data(HostilePNG.hundredMegapixels), name) }
        let outcome = try room.runShell("ulimit -v 2500000; timeout 120 keyline diff good.png other.png")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "the pictures are equal\n")
    }

    @Test func `twenty small files of 100 megapixels are left out by name once the memory of pictures is used up`()
        throws
    {
        let large = HostilePNG.hundredMegapixels
        let names = (0..<20).map { "p\($0)" }
        for name in names { try room.write(Data(large), "\(name).png") }
        let frame = "frame: { x: 0, y: 0, width: 9, height: 9 }"
        let views = names.map { "  - { type: UIImageView, id: \($0), image: \($0), \(frame) }\n" }.joined()
        try room.write("keyline: 1\nsize: 100x100\nviews:\n\(views)", "wall.yaml")
        let outcome = try room.runShell("ulimit -v 2500000; timeout 120 keyline check wall.yaml")
        #expect(outcome.status < 2, "\(outcome.errors)")
        #expect(outcome.output.contains("decoded pictures may take 1000 MB together"), "\(outcome.output)")
        for (index, name) in names.enumerated() {
            #expect(outcome.output.contains("no image named \"\(name)\"") == (index >= 2), "\(name)")
        }
    }

    @Test func `a file larger than any picture is refused before it is read`() throws {
        let outcome = try room.runShell("truncate -s 6G other.png; \(Self.limit) keyline diff good.png other.png")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("other.png: error: the picture cannot be read: it has more than 512 MB"))
    }

    @Test func `goldens that hold no picture fail alone, each with its file`() throws {
        try room.write(Fixtures.card, "Card.xib")
        let files = HostilePNG.errors + HostilePNG.pictures.prefix(4)
        let names = files.map { "\($0.name).png" }
        try room.write((names + ["fine.png"]).map { "\($0) Card.xib --scale 1\n" }.joined(), "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
        for (name, bytes) in files { try room.write(Data(bytes), "golden/\(name).png") }
        _ = try room.runShell("truncate -s 6G golden/huge.png; echo huge.png Card.xib >>golden/cases.txt")
        let outcome = try room.runShell("\(Self.limit) keyline golden test")
        #expect(outcome.status == 2)
        for (name, _) in HostilePNG.errors { #expect(outcome.errors.contains("golden/\(name).png: error: ")) }
        #expect(outcome.errors.contains("golden/huge.png: error: "))
        for (name, _) in HostilePNG.pictures.prefix(4) { #expect(outcome.output.contains("different  \(name).png")) }
        #expect(!outcome.output.contains("fine.png"))
    }
}
