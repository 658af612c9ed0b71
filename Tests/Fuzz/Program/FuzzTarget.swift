/// A kind of input, and what the command does with it.
struct FuzzTarget {
    let name: String
    let syntax: InputSyntax
    /// Hands an input over; errors are answers.
    let attempt: @MainActor ([UInt8]) -> Void

    /// All of them; `fuzz-coverage` runs each.
    static let all = documents + shards + settings + decoders + tables + requests

    /// A target whose inputs are a file of the sandbox that commands read, one command for each input.
    static func file(
        _ name: String, _ syntax: InputSyntax, at path: String? = nil, beside files: [String: String] = [:],
        _ calls: [String]
    ) -> FuzzTarget {
        let path = path ?? name
        return FuzzTarget(name: name, syntax: syntax) { input in
            for (name, text) in files { FuzzSandbox.write(Array(text.utf8), name) }
            FuzzSandbox.write(input, path)
            let words = calls[Int(digest(input) % UInt64(calls.count))].split(separator: " ").map(String.init)
            FuzzSandbox.run(words.map { $0 == "FILE" ? path : $0 })
        }
    }

    /// FNV-1a (Fowler, Noll, Vo): the same input always meets the same command.
    static func digest(_ input: [UInt8]) -> UInt64 {
        input.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension FuzzTarget {
    /// The commands that any document can be given to.
    private static let reading = [
        "dump FILE --no-config", "dump FILE --no-config --locale ar --text-size AX5 --size 320x480",
        "dump FILE --no-config --accessibility",
        "check FILE --no-config", "check FILE --no-config -f sarif", "check FILE --no-config --across locales=worst:2",
        "render FILE --no-config --scale 1 -o out.png", "render FILE --no-config --scale 1 -o out.pdf",
        "render FILE --no-config -o out.svg",
        "render FILE --no-config --scale 1 -o out.png --overlay frames,alignment,margins,baselines,constraints,proposals,offscreen,legend",
        "render FILE --no-config --scale 1 -o out.png --overlay accessibility --locale ar", "lint FILE --no-config",
        "outline FILE --no-config",
        "diagnose FILE --no-config", "convert FILE --no-config", "convert FILE --no-config --to swift",
        "convert FILE --no-config --to swiftui",
        "convert FILE --no-config --to yaml", "convert FILE --no-config --to xib",
        "inspect FILE --no-config -o out.html",
        "preview FILE --no-config --across appearances=all -o pages --scale 1", "strings FILE --no-config",
        "equivalent FILE FILE --no-config",
    ]

    static let documents = [
        file("view.xib", .markup, reading), file("main.storyboard", .markup, reading),
        file("layout.yaml", .yaml, reading),
        file("views.yaml", .yaml, reading), edit,
    ]

    /// A command and the document that it is about. Words that name other files are not followed.
    private static let edit = FuzzTarget(name: "edit", syntax: .edit) { input in
        let (line, document) = InputSyntax.parts(of: input)
        let words = line.split(separator: " ").prefix(12).map(String.init)
        guard let command = words.first, commands.contains(command), !line.contains("/"), !line.contains("-o") else {
            return
        }
        let path = document.first == UInt8(ascii: "<") ? "edited.xib" : "edited.yaml"
        FuzzSandbox.write(document, path)
        FuzzSandbox.run([command, path] + words.dropFirst() + ["--no-config"])
        // Whatever an edit writes can be read again.
        FuzzSandbox.run(["dump", path, "--no-config"])
    }

    private static let commands = Set(EditWords.forms.compactMap { $0.split(separator: " ").first.map(String.init) })

    static let shards = [
        file(
            "results.json", .json, at: "part/results.json",
            beside: Dictionary(
                uniqueKeysWithValues: ["layout", "accessibility"].flatMap { kind in
                    ["expected", "actual"].map { ("part/card.\($0).\(kind).txt", "Label\n") }
                }),
            ["text", "json", "junit", "sarif", "github"].map { "golden merge part --no-config -o merged -f \($0)" }),
        file(
            "check.json", .json, at: "part/check.json",
            ["text", "json", "junit", "sarif", "github", "html"].map { "check merge part --no-config -f \($0)" }),
        file(
            "part.json", .json, at: "part/part.json",
            beside: Dictionary(
                uniqueKeysWithValues: ["L", "AX3"].flatMap { size in
                    ["en", "ar"].map { ("part/images/card/\(size)-\($0).png", "picture") }
                }), ["preview merge part --no-config -o merged"]),
        file(
            "baseline.json", .json, beside: ["card.yaml": card], ["check card.yaml --no-config --baseline FILE"]),
    ]

    private static let card = card(strings: "Table")

    private static func card(strings: String) -> String {
        """
        keyline: 1
        strings: \(strings)
        views:
          - { type: UILabel, id: a, text: { key: items } }
          - { type: UIImageView, id: b, image: Star }

        """
    }

    static let settings = [
        file(
            "keyline.yaml", .yaml, beside: ["card.yaml": card],
            [
                "check card.yaml", "dump card.yaml", "lint card.yaml", "golden list", "golden test",
                "preview card.yaml -o pages --scale 1",
            ]),
        file(
            "cases.txt", .bytes, at: "golden/cases.txt", beside: ["card.yaml": card],
            ["golden list --no-config", "golden test --no-config", "golden prune --no-config --dry-run"]),
        file(
            "contents.json", .json, at: "A.xcassets/Star.imageset/Contents.json", beside: ["card.yaml": card],
            ["dump card.yaml --no-config", "dump card.yaml --no-config --appearance dark"]),
        file(
            "project.yml", .yaml, at: "App/project.yml", beside: ["App/A.swift": "import UIKit\n"],
            ["list App --no-config"]),
        file(
            "project.pbxproj", .propertyList, at: "App/App.xcodeproj/project.pbxproj",
            beside: ["App/A.swift": "import UIKit\n"],
            ["list App --no-config"]),
    ]

    static let tables = [
        ("table.strings", InputSyntax.bytes, "en.lproj/Table.strings", "Table"),
        ("table.stringsdict", .propertyList, "en.lproj/Table.stringsdict", "Table"),
        ("table.xcstrings", .json, "Table.xcstrings", "Table"),
    ].map { name, syntax, path, table in
        file(
            name, syntax, at: path, beside: ["card.yaml": card(strings: table)],
            [
                "dump card.yaml --no-config --locale en", "strings . --no-config",
                "check card.yaml --no-config --across locales=all",
            ])
    }
}
