import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Sizes of controls: Apple's Auto Layout Guide, table 3-1, and frames in public Interface Builder files.
@MainActor
@Suite struct ControlSizeTests {
    private let none = UIView.noIntrinsicMetric

    @Test(.tags(.a27)) func `the metric of no size is -1`() {
        #expect(UIView.noIntrinsicMetric == -1)
    }

    @Test(.tags(.a27)) func `a plain view and everything that scrolls have no size of their own`() {
        let layout = UICollectionViewFlowLayout()
        let views = [
            UIView(), UIScrollView(), UITableView(), UITextView(),
            UICollectionView(frame: .zero, collectionViewLayout: layout), UIVisualEffectView(effect: nil),
        ]
        for view in views { #expect(view.intrinsicContentSize == CGSize(width: none, height: none)) }
    }

    @Test(.tags(.a27)) func `label, button, switch and text field have a width and a height`() {
        let label = UILabel()
        label.text = "Text"
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let field = UITextField()
        field.text = "Text"
        for view in [label, button, UISwitch(), field, UIStepper(), UIPickerView(), UIDatePicker()] as [UIView] {
            let size = view.intrinsicContentSize
            #expect(size.width > 0 && size.height > 0)
        }
    }

    /// The guide's table says that a slider has a width; UIKit's frames say that it has a height (semantics of sliders).
    @Test(.tags(.a27)) func `sliders and progress views have a height and no width`() {
        for view in [UISlider(), UIProgressView(progressViewStyle: .default), UISearchBar(), UIToolbar()] as [UIView] {
            let size = view.intrinsicContentSize
            #expect(size.width == none && size.height > 0)
        }
    }

    @Test func `a control's frame has the size that Interface Builder stores for it`() {
        let screen = Screen(400, 600)
        let views: [(view: UIView, size: CGSize)] = [
            (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
            (UIActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20)),
            (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
        ]
        for (view, _) in views {
            screen.add(view)
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
            view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        }
        screen.layOut()
        for (view, size) in views { #expect(view.frame.size == size) }
    }

    @Test func `frames of sliders and segmented controls exceed their constraints' rectangle`() {
        let screen = Screen(300, 600)
        let slider = UISlider()
        let segments = UISegmentedControl(items: ["One", "Two"])
        screen.add(slider, segments)
        for view in [slider, segments] {
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20).isActive = true
            view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20).isActive = true
            view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 50).isActive = true
        }
        screen.layOut()
        #expect(slider.frame == CGRect(x: 18, y: 50, width: 264, height: 31))
        #expect(segments.frame == CGRect(x: 20, y: 50, width: 260, height: 32))
    }

    @Test func `content of fixed size hugs at 750, everything else at 250`() {
        let tight: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)]
        for view in tight {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        let progress = UIProgressView()
        #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
        for view in [UIButton(), UITextField(), UISlider(), UISegmentedControl(), UIImageView()] as [UIView] {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        }
        for view in tight + [progress, UIButton()] {
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        }
    }

    @Test(.tags(.a33)) func `a label made in code hugs its content at 250`() {
        let label = UILabel()
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test(.tags(.a29)) func `an image view without a picture has no size, one with a picture has the picture's`() {
        let view = UIImageView()
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
        view.image = UIImage(Bitmap(width: 60, height: 40, pixels: [UInt8](repeating: 255, count: 9600)), scale: 2)
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
    }

    @Test func `pickers are 216 points high, bars 44, tab bars 49`() {
        #expect(UIPickerView().intrinsicContentSize.height == 216)
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        #expect(UINavigationBar().intrinsicContentSize.height == 44)
        #expect(UITabBar().intrinsicContentSize.height == 49)
    }

    @Test func `a bar with a large title is 96 points high`() {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.setItems([UINavigationItem(title: "Title")], animated: false)
        #expect(bar.intrinsicContentSize.height == 96)
    }

    @Test func `a stopped activity indicator is hidden and takes no room in a stack`() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }
}
