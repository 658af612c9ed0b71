/// The kinds of views that documents have, by their elements' names.
///
/// Whoever adds one says here what documents write about it; the compiler asks in `ViewKinds` for what is made of it.
enum ViewKind: String, CaseIterable {
    case view, label, button, imageView, stackView, textField, textView, `switch`, slider, stepper, segmentedControl
    case progressView, activityIndicatorView, pageControl, datePicker, pickerView, searchBar
    case scrollView, tableView, tableViewCell, tableViewCellContentView, tableViewHeaderFooterView, collectionView
    case collectionViewCell, collectionViewCellContentView, collectionReusableView, containerView, visualEffectView
    case navigationBar, toolbar, tabBar, window
    // What shows only what code or the network knows.
    case mapView, mkMapView, webView, wkWebView, glkView, mtkView, sceneKitView, skView, arskView, arscnView, pdfView

    /// What documents write about views of a kind.
    private struct Row {
        let mayLackFrame: Bool
        let hasRecordedSize: Bool
    }

    private var row: Row {
        switch self {
        case .label, .button, .imageView, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
            .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar,
            .toolbar, .tabBar:
            Row(mayLackFrame: true, hasRecordedSize: true)
        case .view, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView, .collectionViewCell,
            .collectionReusableView, .containerView, .visualEffectView, .window, .mapView, .webView, .wkWebView:
            Row(mayLackFrame: true, hasRecordedSize: false)
        case .tableViewCellContentView, .tableViewHeaderFooterView, .collectionViewCellContentView, .mkMapView,
            .glkView, .mtkView, .sceneKitView, .skView, .arskView, .arscnView, .pdfView:
            Row(mayLackFrame: false, hasRecordedSize: false)
        }
    }

    /// Whether documents may leave out the frame, so that the element's name alone makes it a view.
    var mayLackFrame: Bool { row.mayLackFrame }
    /// Whether views of the kind have content of their own, whose size is the one that the document recorded.
    var hasRecordedSize: Bool { row.hasRecordedSize }
}
