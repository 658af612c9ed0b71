import KeylineGoldens

/// What the options of one invocation ask of goldens.
struct GoldenSettings: Sendable {
    /// Where known pictures are looked up.
    struct Cache: Sendable {
        /// The address of a cache that machines share.
        var address: String?
        /// Whether what is drawn is kept there.
        var isFilled = false
        /// Whether nothing is taken from a cache.
        var isSkipped = false
    }

    /// Their folder.
    var folder = "golden"
    /// Patterns of their names; empty for all.
    var filters: [String] = []
    /// The part that is compared; nil for what the variables of a CI system say.
    var shard: Shard?
    /// Where an earlier run wrote what each case cost; nil for parts by name.
    var costsFile: String?
    /// Where known pictures are looked up.
    var cache = Cache()
    /// The most kibibytes that a golden may have.
    var mostKibibytes: Int?
    /// The revision since which the inputs of cases must have changed.
    var revision: String?
    /// Whether changes are waited for.
    var isWatching = false
    /// Whether what failed in the last test is accepted.
    var acceptsFailed = false
    /// Whether the current picture is recorded, even if no test showed it.
    var acceptsUnreviewed = false
    /// Whether what a new version of Keyline brought about in the last test is accepted.
    var acceptsUpgrade = false
    /// Whether what a person approved is recorded.
    var acceptsApproved = false
    /// The decisions that a page exported; nil for those beside the results of the last test.
    var decisionsFile: String?
    /// Whether every byte of a recorded picture is saved.
    var savesEveryByte = false
    /// The causes whose failures in the last test are accepted.
    var groups: [String] = []
    /// Whether files are only named.
    var isDryRun = false
    /// The file that a Markdown summary is added to.
    var summaryFile: String?
}
