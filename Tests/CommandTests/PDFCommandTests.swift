import Foundation
import Testing

/// PDF files that the command writes: their text, their outline, and sheets of paper.
@Suite struct PDFCommandTests {
    private static let hasPoppler = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    /// A title, a text of several lines and a row of two labels.
    private func write(_ labels: [String], _ name: String) throws {
        let lines = labels.enumerated().map { index, text in
            "  - { type: UILabel, id: label\(index), text: \"\(text)\", numberOfLines: 0 }"
        }
        let places = labels.indices.flatMap { index in
            [
                "  - label\(index).top == \(index == 0 ? "screen.safeArea.top" : "label\(index - 1).bottom") + 20",
                "  - label\(index).leading == screen.leading + 16",
                "  - label\(index).trailing == screen.trailing - 16",
            ]
        }
        let text = ["keyline: 1", "views:"] + lines + ["constraints:"] + places
        try room.write(text.joined(separator: "\n") + "\n", name)
    }

    /// What `pdftotext` reads, with single spaces and without the marks of direction that it adds.
    private func read(_ name: String, pages: String = "") throws -> String {
        let outcome = try room.runShell("pdftotext \(pages) \(name) -")
        #expect(outcome.status == 0)
        let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{200E}", "\u{200F}"]
        let scalars = outcome.output.unicodeScalars.filter { !marks.contains($0) }
        return String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let labels: [String: [String]] = [
        "en": ["Settings", "Notifications that arrive while you sleep wait until morning.", "Sign Out"],
        // Without lam-alef, whose letters `pdftotext` exchanges, whoever wrote the file.
        "ar": ["ضبط التطبيق", "التنبيهات التي تصل في وقت نومك تنتظر حتى الصباح.", "تسجيل الخروج"],
        "he": ["הגדרות", "התראות שמגיעות בזמן שאתם ישנים ממתינות עד הבוקר.", "התנתקות"],
        "hi": ["सेटिंग्स", "सोते समय आने वाली सूचनाएँ सुबह तक प्रतीक्षा करती हैं।", "साइन आउट"],
        "th": ["การตั้งค่า", "การแจ้งเตือนที่มาถึงขณะคุณนอนหลับจะรอจนถึงเช้า", "ออกจากระบบ"],
        "ja": ["設定", "寝ている間に届いた通知は朝まで待ちます。設定でいつでも変更できます。", "サインアウト"],
    ]

    @Test(.enabled(if: hasPoppler, "needs poppler-utils"), arguments: labels.keys.sorted())
    func `every label of a screen is found in logical order`(locale: String) throws {
        let labels = try #require(Self.labels[locale])
        try write(labels, "screen.yaml")
        let outcome = try room.run(
            "render", "screen.yaml", "--locale", locale, "--size", "375x500", "-q", "-o", "a.pdf")
        #expect(outcome.status == 0, "\(outcome.errors)")
        // A line's end is a space where the language has spaces, and nothing where it has none.
        let separator = ["th", "ja"].contains(locale) ? "" : " "
        let found = try read("a.pdf").split(separator: " ").joined(separator: separator)
        let expected = labels.joined(separator: separator).split(separator: " ").joined(separator: separator)
        #expect(found == expected)
    }

    @Test func `each scene is a page with a bookmark`() throws {
        try write(["One"], "First.yaml")
        try write(["Two"], "Second.yaml")
        #expect(try room.run("render", "First.yaml", "Second.yaml", "-q", "-o", "all.pdf").status == 0)
        let file = try #require(room.bytes("all.pdf"))
        for words in ["/Title (First)", "/Title (Second)"] { #expect(file.range(of: Data(words.utf8)) != nil) }
    }

    @Test(.enabled(if: hasPoppler, "needs poppler-utils"))
    func `a long screen is divided among sheets, and each label is on one of them`() throws {
        let labels = (1...30).map { "Position \($0) of the invoice" }
        try write(labels, "Invoice.yaml")
        let words = [
            "render", "Invoice.yaml", "--size", "375x1400", "--paper", "A5", "--margin", "30", "-q", "-o", "a.pdf",
        ]
        #expect(try room.run(words).status == 0)
        let file = try #require(room.bytes("a.pdf"))
        #expect(file.range(of: Data("/MediaBox [ 0 0 420 595 ]".utf8)) != nil)
        #expect(file.range(of: Data("/Count 3".utf8)) != nil)
        let pages = try (1...3).map { try read("a.pdf", pages: "-f \($0) -l \($0)") }
        #expect(pages.allSatisfy { !$0.isEmpty })
        #expect(pages.joined(separator: " ") == labels.joined(separator: " "))
    }

    @Test(arguments: [
        (["--paper", "A4", "-o", "a.png"], "\"--paper\" is only for PDFs on sheets"),
        (["--margin", "10", "-o", "a.pdf"], "choose the sheets with --paper"),
        (["--paper", "A5", "--margin", "190", "-o", "a.pdf"], "leaves less than an inch"),
        (["--paper", "A7", "-o", "a.pdf"], "A4, A5, letter, legal or"),
        (["--paper", "20000x10", "-o", "a.pdf"], "A4, A5, letter, legal or"),
    ])
    func `sheets that cannot be are an error`(options: [String], message: String) throws {
        try write(["One"], "First.yaml")
        let outcome = try room.run(["render", "First.yaml", "-q"] + options)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
