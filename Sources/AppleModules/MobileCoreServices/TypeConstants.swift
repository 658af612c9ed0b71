// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import KeylineFoundationSupplement
@_exported public import UniformTypeIdentifiers

// The older names of file types.

public var kUTTypeItem: CFString { "public.item" }
public var kUTTypeContent: CFString { "public.content" }
public var kUTTypeData: CFString { "public.data" }
public var kUTTypeFolder: CFString { "public.folder" }
public var kUTTypeDirectory: CFString { "public.directory" }
public var kUTTypeURL: CFString { "public.url" }
public var kUTTypeFileURL: CFString { "public.file-url" }
public var kUTTypeText: CFString { "public.text" }
public var kUTTypePlainText: CFString { "public.plain-text" }
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
public var kUTTypeRTF: CFString { "public.rtf" }
public var kUTTypeHTML: CFString { "public.html" }
public var kUTTypeXML: CFString { "public.xml" }
public var kUTTypeJSON: CFString { "public.json" }
public var kUTTypeSourceCode: CFString { "public.source-code" }
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
public var kUTTypePDF: CFString { "com.adobe.pdf" }
public var kUTTypeImage: CFString { "public.image" }
public var kUTTypeJPEG: CFString { "public.jpeg" }
public var kUTTypePNG: CFString { "public.png" }
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
public var kUTTypeTIFF: CFString { "public.tiff" }
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
public var kUTTypeMovie: CFString { "public.movie" }
public var kUTTypeVideo: CFString { "public.video" }
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
public var kUTTypeAudio: CFString { "public.audio" }
public var kUTTypeMP3: CFString { "public.mp3" }
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
public var kUTTypeArchive: CFString { "public.archive" }
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
public var kUTTypeVCard: CFString { "public.vcard" }

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// A value that the caller takes over.
public struct _Unretained<Value> {
    let value: Value
    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

/// The type of files with an extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Unretained<CFString>? {
    let tag = inTag as String
    let type =
        inTagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return type.map { _Unretained(value: $0.identifier as NSString) }
}

/// The extension or the MIME type of files of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _Unretained<CFString>? {
    let type = UTType(inUTI as String)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { _Unretained(value: $0 as NSString) }
}

/// Whether files of a type are also of another.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: other)
}
