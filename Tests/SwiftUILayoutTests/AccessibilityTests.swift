import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// What SwiftUI's views say to VoiceOver.
@MainActor
struct AccessibilityTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    private func elements(@ViewBuilder of content: @escaping () -> some View) throws -> [AccessibilityElement] {
        try stage.scene(of: content).accessibility.elements
    }

    private func spoken(@ViewBuilder of content: @escaping () -> some View) throws -> [String] {
        var voice = VoiceOverVoice(locale: "en")
        return try elements(of: content).map { element in
            let words = voice.words(of: element)
            return words.description + (words.hint.map { " / " + $0 } ?? "")
        }
    }

    @Test func `texts, pictures and controls are elements`() throws {
        let all = try spoken {
            VStack {
                Text("Hello")
                Button("Delete") {}.accessibilityHint("Removes it")
                Image(systemName: "star")
                Image(decorative: "background")
                Toggle("Wi-Fi", isOn: .constant(true))
                Slider(value: .constant(0.25))
            }
        }
        #expect(
            all == [
                "Hello", "Delete. Button. / Removes it", "star. Image.",
                "Wi-Fi. Switch Button. On. / Double tap to toggle setting.",
                "25%. Adjustable. / Swipe up or down with one finger to adjust the value.",
            ])
    }

    @Test func `modifiers change the element of a view, also around wrappers`() throws {
        let all = try spoken {
            VStack {
                Text("75%").accessibilityLabel("three quarters")
                Text("x").padding().accessibilityLabel("y").accessibilityAddTraits(.isHeader)
                Circle().frame(width: 20, height: 20).accessibilityLabel("Dot")
                Circle().frame(width: 20, height: 20)
                Text("hidden").accessibilityHidden(true)
            }
        }
        #expect(all == ["three quarters", "y. Heading.", "Dot"])
    }

    @Test func `children are combined, kept together or left out`() throws {
        let all = try spoken {
            VStack {
                HStack {
                    Image(systemName: "person")
                    Text("John")
                    Text("Online")
                }
                .accessibilityElement(children: .combine)
                HStack { Text("a") }.accessibilityElement().accessibilityLabel("none")
            }
        }
        #expect(all == ["John, Online", "none"])
        let grouped = try spoken {
            HStack {
                VStack {
                    Text("a"); Text("b")
                }.accessibilityElement(children: .contain)
                VStack {
                    Text("c"); Text("d")
                }
            }
        }
        #expect(grouped == ["a", "b", "c", "d"])
    }

    @Test func `a sort priority decides the order`() throws {
        let all = try spoken {
            VStack {
                Text("first")
                Text("second").accessibilitySortPriority(1)
            }
        }
        #expect(all == ["second", "first"])
    }

    @Test func `actions, content, input labels and points are told`() throws {
        let all = try elements {
            Color.blue.frame(width: 60, height: 40)
                .accessibilityLabel("Mail")
                .accessibilityAction(named: "Reply") {}
                .accessibilityActions {
                    Button("Archive") {}; Button("Delete") {}
                }
                .accessibilityCustomContent("Size", "3 KB", importance: .high)
                .accessibilityInputLabels(["Post"])
                .accessibilityActivationPoint(CGPoint(x: 50, y: 30))
        }
        let content = try #require(all.first?.content)
        #expect(content.customActions == ["Reply", "Delete", "Archive"], "iOS lists a builder's actions from the last")
        #expect(content.customContent == [.init(label: "Size", value: "3 KB", isImportant: true)])
        #expect(content.inputLabels == ["Post"])
        #expect(
            all.first.map { CGPoint(x: $0.activationPoint.x - $0.frame.minX, y: $0.activationPoint.y - $0.frame.minY) }
                == CGPoint(x: 50, y: 30))
    }

    @Test func `an element that is alone in a row of a list fills it, and headers are headings`() throws {
        let all = try elements {
            List {
                Section(header: Text("Fruits")) { Text("Apple") }
            }
        }
        #expect(all.map { $0.content.label?.lowercased() } == ["fruits", "apple"])
        #expect(all.first?.content.traits.contains(.header) == true)
        #expect(all.last.map { $0.frame.width > 200 } == true)
    }

    @Test(arguments: [false, true])
    func `a stepper has a label and two buttons, minus where lines start`(rightToLeft: Bool) throws {
        let all = try Stage(rightToLeft: rightToLeft).scene {
            Stepper("Copies", value: .constant(1)).accessibilityIdentifier("copies")
        }.accessibility.elements
        #expect(all.map(\.content.label) == ["Copies", "Decrement", "Increment"])
        #expect(all.dropFirst().map(\.identifier) == ["copies-Decrement", "copies-Increment"])
        #expect(all.dropFirst().allSatisfy { $0.frame.size == CGSize(width: 47, height: 32) })
        #expect((all[1].frame.midX < all[2].frame.midX) != rightToLeft)
    }

    @Test func `the identifier of a view with one control inside is the control's`() throws {
        func identifiers(@ViewBuilder of content: @escaping () -> some View) throws -> [String?] {
            try elements { content().accessibilityIdentifier("name") }.map(\.identifier)
        }
        let day = Binding.constant(Date(timeIntervalSince1970: 0))
        #expect(try identifiers { Slider(value: .constant(0.5)) } == ["name"])
        #expect(
            try identifiers {
                Slider(value: .constant(0.5)) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("slow")
                } maximumValueLabel: {
                    Text("fast")
                }
            } == [nil, "name", nil])
        #expect(try identifiers { Toggle("On", isOn: .constant(true)) } == ["name"])
        #expect(try identifiers { Toggle("On", isOn: .constant(true)).padding().frame(height: 90) } == ["name"])
        #expect(try identifiers { TextField("Mail", text: .constant("")).textFieldStyle(.roundedBorder) } == ["name"])
        #expect(try identifiers { SecureField("Word", text: .constant("")) } == ["name"])
        #expect(try identifiers { DatePicker("Day", selection: day, displayedComponents: .date) } == [nil, "name"])
        #expect(try identifiers { Picker("A", selection: .constant(1)) { Text("B").tag(1) } } == ["name"])
        #expect(try identifiers { Button("Go") {}.accessibilityIdentifier("go").padding() } == ["go"])
        #expect(
            try identifiers {
                VStack {
                    Button("A") {}; Button("B") {}
                }
            } == [nil, nil])
        #expect(try identifiers { List { Button("A") {} } } == [nil])
    }

    /// Source: Apple, `Slider.init(value:in:label:onEditingChanged:)`: VoiceOver uses the label to identify the purpose of the slider.
    @Test func `a slider says its label`() throws {
        let all = try elements { Slider(value: .constant(0.5)) { Text("Volume") } }
        #expect(all.map(\.content.label) == ["Volume"] && all.map(\.content.value) == ["50%"])
    }

    @Test func `a disabled button is dimmed, and a field says its label and text`() throws {
        let all = try spoken {
            VStack {
                Button("Save") {}.disabled(true)
                TextField("Name", text: .constant("Ada"))
            }
        }
        #expect(all == ["Save. Dimmed. Button.", "Name: Ada. Text Field. / Double tap to edit."])
    }
}
