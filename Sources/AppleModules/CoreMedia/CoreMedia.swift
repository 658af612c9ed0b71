// Times of films, which `AVFoundation` declares here.
@_exported public import AVFoundation
