import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Controls that show a value, and how they are mirrored.
@MainActor
@Suite struct ValueControlTests {
    /// The bounds of everything drawn by a control of each direction.
    private func bounds(_ make: () -> UIView, width: CGFloat, height: CGFloat) -> (ltr: [CGRect], rtl: [CGRect]) {
        func record(_ direction: LayoutDirection) -> [CGRect] {
            Recording(Screen.show(make(), width: width, height: height, direction: direction)).shapes.map(\.bounds)
        }
        return (record(.leftToRight), record(.rightToLeft))
    }

    private func sorted(_ rects: [CGRect]) -> [CGRect] {
        rects.sorted { ($0.minX, $0.minY, $0.width, $0.height) < ($1.minX, $1.minY, $1.width, $1.height) }
    }

    @Test
    func `sliders, switches, progress views and page controls are drawn in a mirror where lines start at the right`() {
        let controls: [() -> UIView] = [
            {
                let slider = UISlider()
                slider.value = 0.3
                return slider
            },
            {
                let control = UISwitch()
                control.isOn = true
                return control
            },
            {
                let progress = UIProgressView()
                progress.progress = 0.25
                return progress
            },
            {
                let pages = UIPageControl()
                pages.numberOfPages = 4
                return pages
            },
        ]
        for make in controls {
            let width: CGFloat = make() is UISwitch ? 51 : 200
            let (ltr, rtl) = bounds(make, width: width, height: 31)
            let mirrored = sorted(ltr.map { $0.mirrored(in: width) })
            #expect(mirrored.count == rtl.count)
            #expect(zip(mirrored, sorted(rtl.map(\.onHundredths))).allSatisfy { $0.isNear($1) })
        }
    }

    /// Source: Apple, "Supporting Right-to-Left Languages".
    @Test func `a stepper's plus is where lines end`() {
        let (ltr, rtl) = bounds({ UIStepper() }, width: 94, height: 32)
        #expect(ltr != rtl && sorted(ltr.map { $0.mirrored(in: 94) }) == sorted(rtl.map(\.onHundredths)))
        func plus(_ shapes: [CGRect]) -> CGFloat? { shapes.first { $0.width == 13 && $0.height == 13 }?.midX }
        #expect(plus(ltr) == 70.5 && plus(rtl) == 23.5)
        func forced() -> UIView {
            let stepper = UIStepper()
            stepper.semanticContentAttribute = .forceLeftToRight
            return stepper
        }
        #expect(plus(bounds(forced, width: 94, height: 32).rtl) == 70.5)
    }

    @Test func `playback controls keep their direction`() {
        let slider = UISlider()
        slider.semanticContentAttribute = .playback
        slider.value = 0
        let shown = Screen.show(slider, width: 200, height: 31, direction: .rightToLeft)
        let track = shown.trackRect(forBounds: shown.bounds)
        #expect(shown.thumbRect(forBounds: shown.bounds, trackRect: track, value: 0).minX == track.minX)
    }

    @Test func `a slider's value stays within its limits and places the knob in proportion`() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        let bounds = CGRect(x: 0, y: 0, width: 204, height: 31)
        let track = slider.trackRect(forBounds: bounds)
        let places = [0, 5, 10].map { slider.thumbRect(forBounds: bounds, trackRect: track, value: $0).midX }
        #expect(places[0] - track.minX == track.maxX - places[2])
        #expect(abs(places[1] - track.midX) < 0.001)
        slider.maximumValue = 0
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == track.minX)
    }

    @Test func `a switch shows its colour while it is on, and pales while it cannot be used`() {
        let control = Screen.show(UISwitch(), width: 51, height: 31)
        control.onTintColor = .systemPurple
        #expect(Recording(control).fills(.systemPurple).isEmpty)
        control.isOn = true
        #expect(Recording(control).fills(.systemPurple).count == 1)
        control.isEnabled = false
        #expect(Recording(control).fills(.systemPurple).first?.opacity == 0.5)
    }

    @Test func `a progress view fills its part with the tint colour`() {
        let view = Screen.show(UIProgressView(), width: 200, height: 4)
        view.setProgress(0.25, animated: false)
        view.progressTintColor = .systemOrange
        #expect(Recording(view).fills(.systemOrange).first?.bounds.width == 50)
        view.progress = 3
        #expect(view.progress == 1)
    }

    @Test func `a stepper's button that would leave the limits is pale`() {
        let stepper = Screen.show(UIStepper(), width: 94, height: 32)
        func palePaths() -> Int {
            Recording(stepper).shapes.count { $0.isStroke && $0.color == UIColor.tertiaryLabel.color(for: .current) }
        }
        #expect(palePaths() == 1)
        stepper.value = 50
        #expect(palePaths() == 0)
        stepper.value = 1000
        #expect(stepper.value == 100 && palePaths() == 1)
        stepper.wraps = true
        #expect(palePaths() == 0)
    }

    // MARK: Segmented controls

    private func segments(_ titles: [String], direction: LayoutDirection = .leftToRight) -> UISegmentedControl {
        Screen.show(UISegmentedControl(items: titles), width: 300, height: 32, direction: direction)
    }

    @Test func `segments are equally wide unless their content decides`() {
        let control = segments(["A", "A much longer title", "B"])
        #expect(Set(control.subviews.map(\.frame.width)) == [100])
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        let widths = control.subviews.map(\.frame.width)
        #expect(widths[1] > widths[0] && abs(widths.reduce(0, +) - 300) < 0.001)
    }

    @Test func `a segment of given width keeps it`() {
        let control = segments(["A", "B", "C"])
        control.setWidth(60, forSegmentAt: 1)
        control.layoutIfNeeded()
        #expect(control.subviews.map(\.frame.width) == [120, 60, 120])
    }

    @Test func `segments run from the right where lines do`() {
        let titles = ["One", "Two", "Three"]
        let texts = LayoutDirection.allCases.map { direction in
            Recording(segments(titles, direction: direction)).runs.sorted { $0.origin.x < $1.origin.x }.map(\.text)
        }
        #expect(texts[0] == titles && texts[1] == titles.reversed())
    }

    @Test func `the width of a segmented control has room for the widest title in every segment`() {
        let short = UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.width
        let long = UISegmentedControl(items: ["A", "A longer title"]).intrinsicContentSize.width
        #expect(long > short + 2 * 40)
    }

    @Test func `a segment whose title is cut is found`() {
        let control = segments(["A", "A title that has no room in a third of this width", "B"])
        #expect(control.layoutSnapshot().findings.contains { $0.kind == .truncated })
    }

    @Test func `segments are inserted, renamed and removed by number, and wrong numbers do nothing`() {
        let control = UISegmentedControl(items: ["A"])
        control.insertSegment(withTitle: "C", at: 9, animated: false)
        control.insertSegment(withTitle: "B", at: 1, animated: false)
        control.setTitle("Z", forSegmentAt: 7)
        control.removeSegment(at: -1, animated: false)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
        #expect(control.titleForSegment(at: 3) == nil)
        control.removeSegment(at: 0, animated: false)
        #expect(control.numberOfSegments == 2)
    }

    // MARK: Pickers

    @Test func `a date picker speaks the language of the scene`() {
        func texts(_ locale: String) -> [String] {
            var environment = SceneEnvironment(size: CGSize(width: 320, height: 300))
            environment.locale = locale
            let screen = Screen(environment)
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
            picker.datePickerMode = .date
            screen.view.addSubview(picker)
            screen.layOut()
            return Recording(picker).texts
        }
        #expect(texts("en") == ["Jan 9, 2007"])
        #expect(texts("de") == ["09.01.2007"])
    }

    @Test func `the picture of a date picker does not depend on the clock`() {
        #expect(UIDatePicker().date == UIDatePicker().date)
        #expect(UIDatePicker().date.timeIntervalSinceReferenceDate == 190_028_460)
    }

    @Test func `a picker shows what its data source says`() {
        final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? {
                ["Red", "Green", "Blue"][row]
            }
        }
        let source = Source()
        let picker = Screen.show(UIPickerView(), width: 320, height: 216)
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(1, inComponent: 0, animated: false)
        let runs = Recording(picker).runs
        #expect(runs.map(\.text) == ["Red", "Green", "Blue"])
        #expect(abs((runs.first { $0.text == "Green" }?.origin.y ?? 0) - 108) < 12)
    }
}
