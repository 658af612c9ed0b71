import KeylineGoldens

extension OptionTable {
    static let goldenOptions = [
        CommandOption(
            "shard", in: .sharding, for: [.goldenTest, .check, .preview], .shard,
            "Run part I of N, such as 2/5 (default: from the variables of GitLab, CircleCI, Buildkite, Slurm, Kubernetes "
                + "or AWS Batch, or from SHARD_INDEX and SHARD_COUNT); 1/1 is everything",
            store: { $1.golden.shard = $0 }),
        CommandOption(
            "costs", in: .sharding, for: [.goldenTest], .text("FILE"),
            "Balance the parts by the costs.json of an earlier run, so that they take equally long",
            store: { $1.golden.costsFile = $0 }),
        CommandOption(
            "cache", in: .goldens, for: [.goldenTest], .httpAddress,
            "Do not draw what other machines have drawn and keep on a server that speaks the HTTP protocol of Bazel's remote cache; "
                + "only entries sealed with the secret in KEYLINE_CACHE_KEY count",
            store: { $1.golden.cache.address = $0 }),
        CommandOption(
            "fill-cache", in: .goldens, for: [.goldenTest],
            "Also keep what is drawn on the server of --cache, sealed with the secret in KEYLINE_CACHE_KEY",
            store: { $0.golden.cache.isFilled = true }),
        CommandOption(
            "draw-all", in: .goldens, for: [.goldenTest],
            "Draw every picture, even if nothing that affects it has changed",
            store: { $0.golden.cache.isSkipped = true }),
        CommandOption(
            "since", in: .goldens, for: [.goldenTest, .goldenAccept], .text("REV"),
            "Only cases whose inputs differ from this git revision: a file that was read when they were last made, one that would "
                + "have been, or the case's line; also cases whose inputs, ignored ones too, have changed since they last were "
                + "as recorded, and those that were not",
            store: { $1.golden.revision = $0 }),
        CommandOption(
            "watch", in: .goldens, for: [.goldenTest], "Compare again whenever a file of the cases changes",
            store: { $0.golden.isWatching = true }),
        CommandOption(
            "inspectors", in: .goldens, for: [.goldenTest],
            "Write an inspector page for each case that differs, linked from the report",
            store: { $0.preview.hasInspectors = true }),
        CommandOption(
            "most", in: .goldens, for: [.goldenTest], .kibibytes, "Fail goldens larger than this many KiB",
            store: { $1.golden.mostKibibytes = $0 }),
        CommandOption(
            "summary", in: .goldens, for: [.goldenTest, .goldenMerge, .review], .text("FILE"),
            "Add a Markdown summary to this file, such as $GITHUB_STEP_SUMMARY",
            store: { $1.golden.summaryFile = $0 }),
        CommandOption(
            "report-url", in: .goldens, for: [.goldenTest, .goldenMerge, .review], .publishedAddress,
            "The address where the folder of --output is published: the Markdown links the report and shows pictures from there (default: "
                + "in GitLab CI, the job's artefacts)",
            store: { $1.results.address = $0 }),
        CommandOption(
            "failed", in: .goldens, for: [.goldenAccept], "Record what failed in the last test, as it was shown",
            store: { $0.golden.acceptsFailed = true }),
        CommandOption(
            "group", in: .goldens, for: [.goldenAccept], .text("CAUSE"),
            "Record what failed in the last test for this cause alone, as named in the report; may be repeated",
            store: { $1.golden.groups.append($0) }, isRepeatable: true),
        CommandOption(
            "upgrade", in: .goldens, for: [.goldenAccept],
            "Record what failed in the last test though the app's files are as they were: what a new version of Keyline draws otherwise",
            store: { $0.golden.acceptsUpgrade = true }),
        CommandOption(
            "approved", in: .goldens, for: [.goldenAccept],
            "Record what was approved on the page of --serve and is still drawn as it was then",
            store: { $0.golden.acceptsApproved = true }),
        CommandOption(
            "decisions", in: .goldens, for: [.goldenAccept], .text("FILE"),
            "With --approved: decisions that a page exported (default: decisions.json in the folder of --output)",
            store: { $1.golden.decisionsFile = $0 }),
        CommandOption(
            "unreviewed", in: .goldens, for: [.goldenAccept],
            "Record what is drawn now, even in place of goldens that no test compared with it",
            store: { $0.golden.acceptsUnreviewed = true }),
        CommandOption(
            "small", in: .goldens, for: [.goldenAccept],
            "Save every byte of the pictures that are recorded, which takes ten times as long",
            store: { $0.golden.savesEveryByte = true }),
        CommandOption(
            "dry-run", letter: "n", in: .goldens, for: [.goldenPrune], "Only list the files",
            store: { $0.golden.isDryRun = true }),
    ]
}

extension OptionValueReader where Value == Shard {
    /// A part of several.
    static var shard: OptionValueReader {
        OptionValueReader("I/N", "a part and the number of parts, such as 2/5") { text in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count <= 65_536 else {
                return nil
            }
            return Shard(index, of: count)
        }
    }
}

extension OptionValueReader where Value == String {
    /// Where a server listens.
    static var httpAddress: OptionValueReader {
        OptionValueReader("URL", "an address that begins with http:// or https://") { HTTPCache($0) == nil ? nil : $0 }
    }
}

extension OptionValueReader where Value == String {
    /// An address of a published folder.
    static var publishedAddress: OptionValueReader {
        OptionValueReader("URL", "an address that begins with http:// or https://, without spaces") { text in
            let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
            return isAddress && !text.contains { $0.isWhitespace || "<>\"`|".contains($0) } ? text : nil
        }
    }
}

extension OptionValueReader where Value == Int {
    /// A size of a file.
    static var kibibytes: OptionValueReader {
        OptionValueReader("KIB", "a whole number from 1 to 1048576") { text in
            guard let number = Int(text), (1...1_048_576).contains(number) else { return nil }
            return number
        }
    }
}
