import Foundation
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// Steps in views: each touch changes their state, and the picture is the one after.
@MainActor
@Suite struct StepTests {
    /// The texts after steps, and the scene.
    private func scene(
        _ steps: String, locale: String = "en", @ViewBuilder of content: @escaping () -> some View
    ) throws -> KeylineScenes.Scene {
        var stage = try Stage()
        stage.environment.size = CGSize(width: 390, height: 700)
        stage.environment.steps = try Step.read(steps)
        stage.environment.language.locale = locale
        if locale == "ar" { stage.environment.layoutDirection = .rightToLeft }
        return try stage.scene(of: content)
    }

    private func texts(_ steps: String, @ViewBuilder of content: @escaping () -> some View) throws -> [String] {
        try scene(steps, of: content).shownTexts
    }

    private struct Form: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var name = ""
        @State private var changes: [String] = []
        @FocusState private var isEditing: Bool

        var body: some View {
            VStack {
                Text(verbatim: "count \(count)")
                Text(verbatim: isOn ? "on" : "off")
                Text(verbatim: "name \(name)")
                Text(verbatim: isEditing ? "editing" : "idle")
                Text(verbatim: changes.joined(separator: ","))
                Button("Add") { count += 1 }
                Button("Never") { count += 100 }.disabled(true)
                Toggle("Remember", isOn: $isOn)
                TextField("Email", text: $name).focused($isEditing)
                Text(verbatim: "tappable").onTapGesture { count = 50 }
            }
            .onChange(of: count) { old, new in changes.append("\(old)>\(new)") }
        }
    }

    @Test func `without steps the first frame shows`() throws {
        #expect(try texts("wait 0 s") { Form() }.prefix(2) == ["count 0", "off"])
    }

    @Test func `buttons, switches, fields, focus and changes`() throws {
        let shown = try texts("tap Add; tap Add; toggle Remember; type \"ada\" in Email; tap tappable") { Form() }
        #expect(shown.prefix(5) == ["count 50", "on", "name ada", "editing", "0>1,1>2,2>50"])
    }

    @Test func `each step has its picture, and the first shows the scene before`() throws {
        let flow = try scene("tap Add; toggle Remember") { Form() }.flow
        #expect(flow.map { $0.step?.text } == [nil, "tap Add", "toggle Remember"])
        #expect(
            flow.map { $0.scene.shownTexts.prefix(2).joined(separator: " ") } == [
                "count 0 off", "count 1 off", "count 1 on",
            ])
    }

    @Test func `a missing or a disabled element is an error that names the candidates`() throws {
        #expect { try texts("tap Ad") { Form() } } throws: { error in
            let text = "\(error)"
            return text.contains("step 1, \"tap Ad\": no element is called \"Ad\"")
                && text.contains("did you mean \"Add\"?")
        }
        #expect { try texts("tap Never") { Form() } } throws: { "\($0)".contains("disabled") }
        #expect { try texts("tap Add; tap count 1; tap count 0") { Form() } } throws: {
            "\($0)".contains("step 2") && "\($0)".contains("does not take it")
        }
    }

    @Test func `two elements of a name are an error that lists both, and an identifier tells them apart`() throws {
        struct Twins: View {
            @State private var last = "none"
            var body: some View {
                VStack {
                    Text(verbatim: last)
                    Button("Same") { last = "first" }.accessibilityIdentifier("one")
                    Button("Same") { last = "second" }.accessibilityIdentifier("two")
                }
            }
        }
        #expect { try texts("tap Same") { Twins() } } throws: { "\($0)".contains("2 elements are called \"Same\"") }
        #expect(try texts("tap two") { Twins() }.first == "second")
    }

    private struct Choices: View {
        @State private var amount = 0.5
        @State private var query = ""
        @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            NavigationStack {
                List {
                    DisclosureGroup("More") { Text(verbatim: "inside") }
                    Slider(value: $amount)
                    DatePicker("When", selection: $day, displayedComponents: .date)
                    ForEach(["Apple", "Fig"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
                        Text(verbatim: $0)
                    }
                }
                .navigationTitle("Fruit").searchable(text: $query, prompt: "Find fruit")
            }
        }
    }

    @Test(arguments: ["en", "ar"])
    func `search fields take text, and groups unfold and fold`(locale: String) throws {
        func texts(_ steps: String) throws -> [String] { try scene(steps, locale: locale) { Choices() }.shownTexts }
        let all = try texts("wait 0 s")
        #expect(all.contains("Fig") && all.contains("Apple") && all.contains("Find fruit") && !all.contains("inside"))
        let sought = try texts("type Fi in \"Find fruit\"")
        #expect(sought.contains("Fig") && sought.contains("Fi") && !sought.contains("Apple"))
        #expect(try texts("tap More").contains("inside"))
        #expect(try !texts("tap More; tap More").contains("inside"))
    }

    private struct Counters: View {
        @State private var copies = 1
        @State private var pages = 8
        @State private var edits: [Bool] = []
        @State private var log = ""
        var body: some View {
            VStack {
                Text(verbatim: "copies \(copies) pages \(pages) \(log) \(edits.count)")
                Stepper("Copies", value: $copies, in: 0...2) { edits.append($0) }.accessibilityIdentifier("copies")
                Stepper("Pages", value: $pages, in: 0...10, step: 3).padding().accessibilityIdentifier("pages")
                Stepper {
                    Text(verbatim: "Functions")
                } onIncrement: {
                    log += "up"
                } onDecrement: {
                    log += "down"
                }
                .accessibilityIdentifier("functions")
            }
        }
    }

    private func counters(_ steps: String, locale: String) throws -> String? {
        try scene(steps, locale: locale) { Counters() }.shownTexts.first
    }

    @Test(arguments: ["en", "ar"])
    func `the buttons of a stepper count within its bounds`(locale: String) throws {
        func shown(_ steps: String) throws -> String? { try counters(steps, locale: locale) }
        #expect(try shown("tap copies-Increment") == "copies 2 pages 8  2")
        #expect(try shown("tap copies-Decrement") == "copies 0 pages 8  2")
        #expect(try shown("tap pages-Increment") == "copies 1 pages 10  0")
        #expect(try shown("tap functions-Increment; tap functions-Decrement") == "copies 1 pages 8 updown 0")
        #expect { try shown("tap copies-Increment; tap copies-Increment") } throws: {
            "\($0)".contains("step 2") && "\($0)".contains("cannot be used")
        }
        #expect { try shown("tap Increment") } throws: { "\($0)".contains("3 elements are called \"Increment\"") }
        struct Alone: View {
            @State private var count = 0
            var body: some View {
                List {
                    Stepper("Count", value: $count).disabled(count > 1); Text(verbatim: "count \(count)")
                }
            }
        }
        let alone = try scene("tap Increment; tap Increment", locale: locale) { Alone() }
        #expect(alone.shownTexts.contains("count 2"))
        #expect { try scene("tap Increment; tap Increment; tap Increment", locale: locale) { Alone() } } throws: {
            "\($0)".contains("step 3") && "\($0)".contains("disabled")
        }
    }

    @Test func `what only a drag or a calendar changes is an error that says so`() throws {
        #expect { try texts("tap \"50%\"") { Choices() } } throws: { error in
            "\(error)".contains("whose value is adjusted, which no step does")
                && "\(error)".contains("begin with the value")
        }
        #expect { try texts("tap \"Nov 14, 2023\"") { Choices() } } throws: {
            "\($0)".contains("opens a calendar or a clock, which Keyline does not draw")
        }
    }

    // MARK: Navigation

    private struct Stack: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("One", value: 1)
                    NavigationLink("Details") { Details() }
                    Button("Deep") { path = [1, 2] }
                }
                .navigationTitle("Home")
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)").navigationTitle("Number \($0)") }
            }
        }
    }

    private struct Details: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() }.navigationTitle("Details") }
    }

    @Test func `links lead on, the bar leads back, and dismissing does too`() throws {
        #expect(try texts("tap One") { Stack() }.contains("number 1"))
        #expect(try texts("tap One; tap Home") { Stack() }.contains("Details"))
        #expect(try texts("tap Details") { Stack() }.contains("Leave"))
        #expect(try texts("tap Details; tap Leave") { Stack() }.contains("One"))
    }

    @Test func `a path that code sets shows its last view, which leads back to the one before`() throws {
        #expect(try texts("tap Deep") { Stack() }.contains("number 2"))
        #expect(try texts("tap Deep; tap Number 1") { Stack() }.contains("number 1"))
    }

    private struct Split: View {
        enum Kind { case tags, links, values }
        let kind: Kind
        @State private var fruit: String?
        var body: some View {
            NavigationSplitView {
                List(selection: $fruit) {
                    ForEach(["Apple", "Fig"], id: \.self) { name in
                        switch kind {
                        case .tags: Text(verbatim: name.uppercased()).tag(name)
                        case .links: NavigationLink(name.uppercased(), value: name)
                        case .values: Text(verbatim: name.uppercased())
                        }
                    }
                    Button("Fig by code") { fruit = "Fig" }
                }
                .navigationTitle("Fruit")
            } detail: {
                Text(verbatim: fruit.map { "about \($0)" } ?? "choose one").navigationTitle("Detail")
            }
        }
    }

    private func split(_ steps: String, _ kind: Split.Kind, width: CGFloat) throws -> KeylineScenes.Scene {
        var stage = try Stage()
        stage.environment.size = CGSize(width: width, height: 800)
        stage.environment.horizontalSizeClass = width > 500 ? .regular : .compact
        stage.environment.steps = try Step.read(steps)
        return try stage.scene { Split(kind: kind) }
    }

    @Test(arguments: [Split.Kind.tags, .links, .values])
    private func `the detail of a split view follows its sidebar's list`(kind: Split.Kind) throws {
        let wide = try split("tap FIG", kind, width: 1180)
        #expect(wide.shownTexts.contains("about Fig") && wide.shownTexts.contains("APPLE"))
        #expect(wide.selectedLabels == ["FIG"])
        #expect(try split("tap FIG; tap APPLE", kind, width: 1180).shownTexts.contains("about Apple"))
        #expect(try split("wait 0 s", kind, width: 1180).shownTexts.contains("choose one"))
        let narrow = try split("tap FIG", kind, width: 390)
        #expect(narrow.shownTexts.contains("about Fig") && !narrow.shownTexts.contains("APPLE"))
        let back = try split("tap FIG; tap Fruit", kind, width: 390)
        #expect(back.shownTexts.contains("APPLE") && back.selectedLabels == [])
        #expect(try split("tap Fig by code", kind, width: 390).shownTexts.contains("about Fig"))
    }

    private struct Basket: View {
        @State private var chosen: Set<Int> = [2]
        @State private var one: Int? = 2
        let isSeveral: Bool
        var body: some View {
            NavigationStack {
                if isSeveral {
                    List(0..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
                        .toolbar { EditButton() }
                } else {
                    List(selection: $one) {
                        Text(verbatim: "row 1").tag(1)
                        Text(verbatim: "row 2").tag(2)
                        Text(verbatim: "row 3").tag(3).disabled(true)
                        Text(verbatim: "row 4").tag(4).selectionDisabled()
                        Text(verbatim: "row 5")
                    }
                }
            }
        }
    }

    @Test func `a list of which one row can be chosen`() throws {
        func chosen(_ steps: String) throws -> [String] { try scene(steps) { Basket(isSeveral: false) }.selectedLabels }
        #expect(try chosen("wait 0 s") == ["row 2"])
        #expect(try chosen("tap row 1") == ["row 1"])
        #expect(try chosen("tap row 1; tap row 1") == ["row 1"], "a row that is chosen stays so")
        #expect { try chosen("tap row 3") } throws: { "\($0)".contains("disabled") }
        #expect { try chosen("tap row 4") } throws: { "\($0)".contains("does not take it") }
        #expect { try chosen("tap row 5") } throws: { "\($0)".contains("does not take it") }
    }

    @Test(arguments: ["en", "ar"])
    func `several rows are chosen while the list is edited`(locale: String) throws {
        func chosen(_ steps: String) throws -> [String] {
            try scene(steps, locale: locale) { Basket(isSeveral: true) }.selectedLabels
        }
        let edit =
            locale == "en"
            ? "Edit"
            : try #require(
                scene("wait 0 s", locale: locale) { Basket(isSeveral: true) }.accessibility.elements.first {
                    $0.content.traits.contains(.button)
                }?.content.label)
        #expect { try chosen("tap row 1") } throws: { "\($0)".contains("does not take it") }
        #expect(try chosen("tap \"\(edit)\"; tap row 1; tap row 3") == ["row 1", "row 2", "row 3"])
        #expect(try chosen("tap \"\(edit)\"; tap row 1; tap row 2") == ["row 1"])
    }

    @Test func `tabs and pickers`() throws {
        struct Tabs: View {
            @State private var choice = "a"
            var body: some View {
                TabView {
                    VStack {
                        Text(verbatim: "choice \(choice)")
                        Picker("Letter", selection: $choice) {
                            Text(verbatim: "A").tag("a")
                            Text(verbatim: "B").tag("b")
                        }
                        .pickerStyle(.segmented)
                    }
                    .tabItem { Text(verbatim: "First tab") }
                    Text(verbatim: "second page").tabItem { Text(verbatim: "Second tab") }
                }
            }
        }
        struct Untagged: View {
            @State private var choice = "A"
            var body: some View {
                VStack {
                    Text(verbatim: "choice \(choice)")
                    Picker("Letter", selection: $choice) {
                        ForEach(["A", "B"], id: \.self) { Text(verbatim: "option \($0)") }
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
        #expect(try texts("select \"option B\"") { Untagged() }.first == "choice B")
        #expect(try texts("select B") { Tabs() }.contains("choice b"))
        #expect(try texts("select \"Second tab\"") { Tabs() }.contains("second page"))
        #expect(try texts("select B; select Second tab; select First tab") { Tabs() }.contains("choice b"))
    }

    // MARK: Presentations

    private struct Presenter: View {
        @State private var showsSheet = false
        @State private var asks = false
        @State private var log: [String] = []
        var body: some View {
            VStack {
                Text(verbatim: "log " + log.joined(separator: ","))
                Button("Open") { showsSheet = true }
                Button("Ask") { asks = true }
            }
            .sheet(isPresented: $showsSheet, onDismiss: { log.append("gone") }) { Sheet() }
            .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { log.append("deleted") }
                Button("Keep", role: .cancel) {}
            } message: {
                Text(verbatim: "for ever")
            }
        }
    }

    private struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "sheet \(count)")
                Button("More") { count += 1 }
                Button("Close") { dismiss() }
            }
        }
    }

    @Test func `a sheet comes, keeps its state and goes, and begins anew`() throws {
        #expect(try texts("tap Open; tap More") { Presenter() }.contains("sheet 1"))
        #expect(try texts("tap Open; tap More; tap Close") { Presenter() } == ["log gone", "Open", "Ask"])
        #expect(try texts("tap Open; tap More; tap Close; tap Open") { Presenter() }.contains("sheet 0"))
    }

    @Test func `what is below a sheet takes no touch`() throws {
        #expect { try texts("tap Open; tap Ask") { Presenter() } } throws: {
            "\($0)".contains("no element is called \"Ask\"")
        }
    }

    @Test func `an alert asks, and its answer acts`() throws {
        let asked = try texts("tap Ask") { Presenter() }
        #expect(asked.contains("Delete?") && asked.contains("for ever") && asked.contains("Keep"))
        #expect(try texts("tap Ask; tap Delete") { Presenter() }.first == "log deleted")
        #expect(try texts("tap Ask; tap Keep") { Presenter() }.first == "log ")
    }

    private struct Renaming: View {
        @State private var asks = false
        @State private var name = ""
        var body: some View {
            VStack {
                Text(verbatim: "name \(name)")
                Button("Rename") { asks = true }
            }
            .alert("New name", isPresented: $asks) {
                TextField("Name", text: $name)
                Button("Save") {}
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test(arguments: ["en", "ar"])
    func `the field of an alert has a border inside the margins of its texts`(locale: String) throws {
        let asked = try scene("tap Rename", locale: locale) { Renaming() }
        let elements = asked.accessibility.elements
        let field = try #require(elements.first { $0.content.traits.contains(.textEntry) })
        #expect(field.frame.width == 238 && field.frame.midX == 195)
        let text = try #require(asked.layout.placedViews.first { $0.view.text?.text == "Name" })
        #expect(locale == "en" ? text.frame.minX == field.frame.minX + 7 : text.frame.maxX == field.frame.maxX - 7)
        let answers = ["Save", "Cancel"].compactMap { name in elements.first { $0.content.label == name }?.frame.minY }
        #expect(Set(answers).count == 1, "two answers are side by side below the field")
        #expect(answers.allSatisfy { $0 > field.frame.maxY })
        #expect(
            try scene("tap Rename; type Ada in Name; tap Save", locale: locale) { Renaming() }.shownTexts[0]
                == "name Ada")
    }

    // MARK: Scrolling and time

    @Test func `lists and scroll views scroll, also to what is not there yet`() throws {
        struct Rows: View {
            @State private var chosen = "none"
            var body: some View {
                VStack {
                    Text(verbatim: "chosen \(chosen)")
                    List(0..<200) { index in Button("Row \(index)") { chosen = "\(index)" } }
                }
            }
        }
        #expect(try texts("tap Row 150") { Rows() }.first == "chosen 150")
        #expect(try texts("scroll List to end") { Rows() }.contains("Row 199"))
        let moved = try scene("scroll List to 440") { Rows() }
        #expect(!moved.shownTexts.contains("Row 0"))
        struct Words: View {
            var body: some View {
                ScrollView { LazyVStack { ForEach(0..<300) { Text(verbatim: "word \($0)") } } }
            }
        }
        #expect(try texts("scroll ScrollView to end") { Words() }.last == "word 299")
    }

    @Test func `a wait lets just its time pass`() throws {
        struct Loading: View {
            @State private var state = "idle"
            var body: some View {
                VStack {
                    Text(verbatim: state)
                    Button("Load") {
                        state = "loading"
                        Task {
                            try? await Task.sleep(for: .milliseconds(200))
                            state = "loaded"
                        }
                    }
                }
            }
        }
        #expect(try texts("tap Load") { Loading() }.first == "loaded")
        let flow = try scene("tap Load; wait 100 ms; wait 200 ms") { Loading() }.flow
        #expect(
            flow.filter { !$0.isPassing }.map { $0.scene.shownTexts[0] } == ["idle", "loading", "loading", "loaded"])
    }

    @Test func `the same steps give the same scene`() throws {
        let steps = "tap Open; tap More; wait 0.2 s"
        #expect(try scene(steps) { Presenter() } == scene(steps) { Presenter() })
        #expect(try scene("tap Open", locale: "ar") { Presenter() }.environment.layoutDirection == .rightToLeft)
    }
}

extension KeylineScenes.Scene {
    /// The labels of the elements that are chosen.
    fileprivate var selectedLabels: [String] {
        accessibility.elements.filter { $0.content.traits.contains(.selected) }.compactMap(\.content.label)
    }

    /// The texts of its views, in their order.
    fileprivate var shownTexts: [String] {
        let screen = CGRect(origin: .zero, size: environment.size)
        return layout.placedViews.filter { $0.frame.intersects(screen) }.compactMap(\.view.text?.text)
    }
}
