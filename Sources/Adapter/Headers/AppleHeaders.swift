/// The declarations of Apple's headers that an app's headers need before anything else: macros, numbers, and the classes whose parameters or
/// names decide how Swift sees others.
///
/// Every other class and type is declared when the compiler misses it (`HeaderRepair`).
enum AppleHeaders {
    /// The header's name.
    static let name = "KeylineApple.h"

    static let text = [systems, macros, values, classes].joined(separator: "\n") + "\n"

    private static let systems = """
        #pragma once
        #include <math.h>
        #include <stdarg.h>
        #include <stdbool.h>
        #include <stddef.h>
        #include <stdint.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_EMBEDDED 1
        #define TARGET_OS_MAC 1
        #define TARGET_OS_OSX 0
        #define TARGET_OS_TV 0
        #define TARGET_OS_WATCH 0
        #define TARGET_OS_VISION 0
        #define TARGET_OS_MACCATALYST 0
        #define TARGET_OS_SIMULATOR 1
        #define TARGET_IPHONE_SIMULATOR 1
        #define DEBUG 1
        #define __IPHONE_OS_VERSION_MAX_ALLOWED 180000
        #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
        """

    /// Macros that mean something to the compiler, and macros that mean nothing here.
    private static let macros = """
        #define YES 1
        #define NO 0
        #define nil ((void *)0)
        #define Nil ((void *)0)
        #define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
        #define NS_CLOSED_ENUM(type, name) enum __attribute__((enum_extensibility(closed))) name : type name; enum name : type
        #define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
        #define NS_ERROR_ENUM(domain, name) NS_ENUM(NSInteger, name)
        #define CF_ENUM(type, name) NS_ENUM(type, name)
        #define CF_OPTIONS(type, name) NS_OPTIONS(type, name)
        #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
        #define NS_STRING_ENUM NS_TYPED_ENUM
        #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
        #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
        #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
        #define CF_SWIFT_NAME(name) NS_SWIFT_NAME(name)
        #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
        #define NS_SWIFT_UNAVAILABLE(reason) __attribute__((availability(swift, unavailable)))
        #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
        #define NS_UNAVAILABLE __attribute__((unavailable))
        #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
        #define NS_NOESCAPE __attribute__((noescape))
        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_HEADER_AUDIT_BEGIN(...)
        #define NS_HEADER_AUDIT_END(...)
        #define CF_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
        #define CF_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define OBJC_EXPORT extern
        #define OBJC_EXTERN extern
        #define UIKIT_EXTERN extern
        #define CF_EXPORT extern
        #define CG_EXTERN extern
        #define CG_INLINE static inline
        #define NS_INLINE static inline
        #define CF_INLINE static inline
        #define UIKIT_STATIC_INLINE static inline
        #define NS_FORMAT_FUNCTION(...)
        #define NS_SWIFT_NOTHROW
        #define NS_SWIFT_UI_ACTOR
        #define NS_SWIFT_SENDABLE
        #define NS_SWIFT_NONSENDABLE
        #define NS_SWIFT_DISABLE_ASYNC
        #define NS_SWIFT_ASYNC_NAME(...)
        #define NS_SWIFT_ASYNC(...)
        #define NS_REQUIRES_SUPER
        #define NS_ROOT_CLASS
        #define NS_RETURNS_RETAINED
        #define NS_RETURNS_NOT_RETAINED
        #define NS_REQUIRES_NIL_TERMINATION
        #define NS_VALID_UNTIL_END_OF_SCOPE
        #define CF_RETURNS_RETAINED
        #define CF_RETURNS_NOT_RETAINED
        #define CF_IMPLICIT_BRIDGING_ENABLED
        #define CF_IMPLICIT_BRIDGING_DISABLED
        #define CF_BRIDGED_TYPE(...)
        #define OBJC_DESIGNATED_INITIALIZER
        #define IBOutlet
        #define IBOutletCollection(type)
        #define IBAction void
        #define IBInspectable
        #define IB_DESIGNABLE
        #define UI_APPEARANCE_SELECTOR
        #define API_AVAILABLE(...)
        #define API_UNAVAILABLE(...)
        #define API_DEPRECATED(...)
        #define API_DEPRECATED_WITH_REPLACEMENT(...)
        #define API_TO_BE_DEPRECATED 100000
        #define AVAILABLE_ATTRIBUTE
        #define NS_AVAILABLE(...)
        #define NS_AVAILABLE_IOS(...)
        #define NS_AVAILABLE_MAC(...)
        #define NS_CLASS_AVAILABLE(...)
        #define NS_CLASS_AVAILABLE_IOS(...)
        #define NS_CLASS_DEPRECATED_IOS(...)
        #define NS_ENUM_AVAILABLE_IOS(...)
        #define NS_ENUM_DEPRECATED_IOS(...)
        #define NS_DEPRECATED(...)
        #define NS_DEPRECATED_IOS(...)
        #define NS_EXTENSION_UNAVAILABLE(...)
        #define NS_EXTENSION_UNAVAILABLE_IOS(...)
        #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
        #define DEPRECATED_ATTRIBUTE
        #define DEPRECATED_MSG_ATTRIBUTE(...)
        #define __TVOS_PROHIBITED
        #define __WATCHOS_PROHIBITED
        #define __OSX_AVAILABLE_STARTING(...)
        """

    private static let values = """
        typedef bool BOOL;
        typedef unsigned char Boolean;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef double KeylineFloat;
        #define CGFloat KeylineFloat
        typedef double NSTimeInterval;
        typedef double CFTimeInterval;
        typedef unsigned short unichar;
        typedef uint32_t UInt32;
        typedef int32_t SInt32;
        typedef int32_t OSStatus;
        #define NSIntegerMax __LONG_MAX__
        #define NSUIntegerMax (__LONG_MAX__ * 2UL + 1UL)
        #define NSNotFound __LONG_MAX__
        #define CGFLOAT_MAX __DBL_MAX__
        #define CGFLOAT_MIN __DBL_MIN__
        typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
        typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
        typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct CGAffineTransform { CGFloat a; CGFloat b; CGFloat c; CGFloat d; CGFloat tx; CGFloat ty; } CGAffineTransform;
        typedef struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; } UIEdgeInsets;
        typedef struct UIOffset { CGFloat horizontal; CGFloat vertical; } UIOffset;
        typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
        typedef struct KeylineSelector { int number; } KeylineSelector;
        #define SEL KeylineSelector
        typedef struct CGColor *CGColorRef;
        typedef struct CGImage *CGImageRef;
        typedef struct CGPath *CGPathRef;
        typedef struct CGPath *CGMutablePathRef;
        typedef struct CGContext *CGContextRef;
        typedef void (^dispatch_block_t)(void);
        """

    private static let classes = """
        @protocol NSObject @end
        __attribute__((objc_root_class)) @interface NSObject <NSObject>
        - (instancetype)init;
        @end
        @protocol NSCopying @end
        @protocol NSMutableCopying @end
        @protocol NSCoding @end
        @protocol NSSecureCoding <NSCoding> @end
        @protocol NSFastEnumeration @end
        @interface NSString : NSObject @end
        @interface NSMutableString : NSString @end
        @interface NSValue : NSObject @end
        @interface NSNumber : NSValue @end
        @interface NSError : NSObject @end
        typedef struct KeylineErrorPointer { int number; } KeylineErrorPointer;
        @interface NSArray<__covariant Element> : NSObject @end
        @interface NSMutableArray<Element> : NSArray<Element> @end
        @interface NSSet<__covariant Element> : NSObject @end
        @interface NSMutableSet<Element> : NSSet<Element> @end
        @interface NSOrderedSet<__covariant Element> : NSObject @end
        @interface NSDictionary<__covariant Key, __covariant Value> : NSObject @end
        @interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value> @end
        @interface NSHashTable<Element> : NSObject @end
        @interface NSMapTable<Key, Value> : NSObject @end
        typedef NSString *NSNotificationName __attribute__((swift_newtype(struct)));
        typedef NSString *NSErrorDomain;
        typedef NSString *NSAttributedStringKey __attribute__((swift_newtype(struct)));
        typedef NSString *NSRunLoopMode __attribute__((swift_newtype(struct)));
        """
}
