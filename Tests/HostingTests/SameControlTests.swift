import Foundation
import KeylineGraphics
import KeylineHosting
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout
import Testing
import UIKitLayout

/// A control of the system is the same picture, whichever of the two layout systems shows it.
@MainActor
@Suite struct SameControlTests {
    enum Control: String, CaseIterable {
        case switchOn, switchOff, slider, stepper, progress, indicator, largeIndicator, segments, colorWell
    }

    nonisolated static let looks = [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [Appearance.light, .dark].map { (direction, $0) }
    }

    @Test(arguments: SystemGeneration.allCases, Control.allCases)
    func `both systems draw it alike`(system: SystemGeneration, control: Control) throws {
        for (direction, appearance) in Self.looks {
            let environment = HostingFixture.environment(CGSize(width: 240, height: 60)) {
                $0.system = system
                $0.layoutDirection = direction
                $0.appearance = appearance
            }
            let first = try picture(in: environment) { UIHostingController(rootView: Self.swiftUIView(control)) }
            let second = try picture(in: environment) { Centred(Self.uiKitView(control)) }
            let isSame = first == second
            #expect(isSame, "\(direction), \(appearance)")
            #expect(Set(first.pixels).count > 2, "it is drawn")
        }
    }

    @Test(arguments: ["en", "ar", "de", "ja", "pl"], [UIDatePickerStyle.inline, .wheels])
    func `both systems draw a date alike`(locale: String, style: UIDatePickerStyle) throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        for (_, appearance) in Self.looks {
            let environment = HostingFixture.environment(CGSize(width: 320, height: 340)) {
                $0.locale = locale
                $0.layoutDirection = locale == "ar" ? .rightToLeft : .leftToRight
                $0.appearance = appearance
            }
            let first = try picture(in: environment) {
                let picker = DatePicker("", selection: .constant(date)).labelsHidden().environment(\.timeZone, zone)
                return UIHostingController(
                    rootView: style == .wheels
                        ? AnyView(picker.datePickerStyle(.wheel)) : AnyView(picker.datePickerStyle(.graphical)))
            }
            let second = try picture(in: environment) {
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = style
                picker.date = date
                return Centred(picker)
            }
            let isSame = first == second
            #expect(isSame, "\(appearance)")
            #expect(Set(first.pixels).count > 2, "it is drawn")
        }
    }

    private static let titles = ["Day", "Week", "Month"]

    /// A control as a SwiftUI view.
    private static func swiftUIView(_ control: Control) -> AnyView {
        switch control {
        case .switchOn: AnyView(Toggle("", isOn: .constant(true)).labelsHidden())
        case .switchOff: AnyView(Toggle("", isOn: .constant(false)).labelsHidden())
        case .slider: AnyView(Slider(value: .constant(0.25)).frame(width: 200))
        case .stepper: AnyView(Stepper("", value: .constant(1)).labelsHidden())
        case .progress: AnyView(ProgressView(value: 0.5).frame(width: 200))
        case .indicator: AnyView(ProgressView())
        case .largeIndicator: AnyView(ProgressView().controlSize(.large))
        case .colorWell: AnyView(ColorPicker("", selection: .constant(.orange)).labelsHidden())
        case .segments:
            AnyView(
                Picker("", selection: .constant(1)) {
                    ForEach(0..<3, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
                }.pickerStyle(.segmented).frame(width: 200))
        }
    }

    /// The same control as a UIKit view, with the size that it has in SwiftUI.
    private static func uiKitView(_ control: Control) -> UIView {
        switch control {
        case .switchOn: makeSwitch(true)
        case .switchOff: makeSwitch(false)
        case .slider: makeSlider()
        case .stepper: makeStepper()
        case .progress: makeProgress()
        case .indicator: makeIndicator(.medium)
        case .largeIndicator: makeIndicator(.large)
        case .segments: makeSegments()
        case .colorWell: makeColorWell()
        }
    }

    private func picture(in environment: SceneEnvironment, _ make: @escaping @MainActor () -> UIViewController) throws
        -> Bitmap
    {
        let scene = try HostingFixture.scene(in: environment, make)
        return try BitmapRenderer(fonts: try FontCollection.bundled())
            .render(scene.displayList, scale: 2, background: environment.appearance == .dark ? .black : .white)
    }

    private static func makeSwitch(_ isOn: Bool) -> UIView {
        let view = UISwitch()
        view.isOn = isOn
        return view
    }

    private static func makeSlider() -> UIView {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.value = 0.25
        return slider
    }

    private static func makeStepper() -> UIView {
        let stepper = UIStepper()
        stepper.value = 1
        return stepper
    }

    private static func makeProgress() -> UIView {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.5
        return view
    }

    private static func makeSegments() -> UIView {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        return control
    }

    private static func makeColorWell() -> UIView {
        let well = UIColorWell()
        well.selectedColor = .systemOrange
        return well
    }

    private static func makeIndicator(_ style: UIActivityIndicatorView.Style) -> UIView {
        let view = UIActivityIndicatorView(style: style)
        view.startAnimating()
        return view
    }
}

/// Shows a view in the middle of the safe area, in its own size.
private final class Centred: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = content.frame.isEmpty ? content.sizeThatFits(.zero) : content.frame.size
        let room = view.bounds
        content.frame = CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
}
