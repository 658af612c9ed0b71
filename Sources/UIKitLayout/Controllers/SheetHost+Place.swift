/// Where sheets stand, and what that asks for.
extension SheetHost {
    /// Where a presented controller stands.
    enum Place {
        /// In the middle of an iPad.
        case middle
        /// At the bottom of a phone.
        case bottom
        /// Beside what it belongs to.
        case popover
        /// Everywhere, in front of nothing or of what is below.
        case everywhere(hidesBelow: Bool)
        /// Where a presentation controller of the app's says.
        case custom
    }

    /// Whether nothing is seen of what is below, so that the controller decides on the status bar.
    var hidesBelow: Bool { if case .everywhere(hidesBelow: true) = place { true } else { false } }

    var hasRoom: Bool {
        (viewIfLoaded?.window ?? presented.presentation.presenting?.viewIfLoaded?.window)?.hasRoomAround ?? true
    }

    var place: Place {
        guard isOverOthers else { return .middle }
        switch adaptedStyle {
        case .fullScreen, .currentContext: return .everywhere(hidesBelow: true)
        case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none: return .everywhere(hidesBelow: false)
        case .custom: return .custom
        case .automatic where content is UIAlertController: return .everywhere(hidesBelow: false)
        case .popover: return .popover
        case .automatic, .pageSheet, .formSheet:
            if hasRoom { return .middle }
            return traitCollection.verticalSizeClass == .compact ? .everywhere(hidesBelow: true) : .bottom
        }
    }

    func isDimmed(_ place: Place) -> Bool {
        switch place {
        case .middle: return true
        case .bottom:
            guard let sheet = sheetPresentation,
                let limit = sheet.detents.firstIndex(where: { $0.identifier == sheet.largestUndimmedDetentIdentifier }),
                let chosen = sheet.detents.firstIndex(where: { $0 === selectedDetent })
            else { return true }
            return chosen > limit
        case .everywhere, .custom, .popover: return false
        }
    }

    func showsGrabber(_ place: Place) -> Bool {
        guard case .bottom = place else { return false }
        return sheetPresentation?.prefersGrabberVisible ?? false
    }
}
