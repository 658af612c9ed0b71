// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation
public import KeylineFoundationSupplement

// Short sounds. None is heard in a picture.

public typealias SystemSoundID = UInt32

/// Vibration.
public var kSystemSoundID_Vibrate: SystemSoundID { 4095 }
/// Plays a sound: none is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound and vibrates: none is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound, then calls.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Plays a sound and vibrates, then calls.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Opens a file: there is no sound of it.
///
/// - Returns: 0, which says that it went well.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: inout SystemSoundID) -> Int32 {
    outSystemSoundID = 0
    return 0
}
/// Closes a file.
///
/// - Returns: 0, which says that it went well.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
