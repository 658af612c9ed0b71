#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <fribidi.h>

// FriBidi's constants are macros with casts, which Swift does not see.

/// FriBidi's type for a value of the property Bidi_Class, numbered as ICU numbers it (UCharDirection, 0 to 22).
static inline FriBidiCharType keyline_fribidi_type(uint8_t bidi_class) {
    static const FriBidiCharType types[] = {
        FRIBIDI_TYPE_LTR, FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_EN,  FRIBIDI_TYPE_ES,  FRIBIDI_TYPE_ET,  FRIBIDI_TYPE_AN,
        FRIBIDI_TYPE_CS,  FRIBIDI_TYPE_BS,  FRIBIDI_TYPE_SS,  FRIBIDI_TYPE_WS,  FRIBIDI_TYPE_ON,  FRIBIDI_TYPE_LRE,
        FRIBIDI_TYPE_LRO, FRIBIDI_TYPE_AL,  FRIBIDI_TYPE_RLE, FRIBIDI_TYPE_RLO, FRIBIDI_TYPE_PDF, FRIBIDI_TYPE_NSM,
        FRIBIDI_TYPE_BN,  FRIBIDI_TYPE_FSI, FRIBIDI_TYPE_LRI, FRIBIDI_TYPE_RLI, FRIBIDI_TYPE_PDI,
    };
    return types[bidi_class];
}

/// FriBidi's name for a bracket: the closing bracket of its pair, marked where it opens.
static inline FriBidiBracketType keyline_fribidi_bracket(uint32_t pair, bool opens) {
    return opens ? pair | FRIBIDI_BRACKET_OPEN_MASK : pair;
}

static inline FriBidiParType keyline_fribidi_left_to_right(void) { return FRIBIDI_PAR_LTR; }
static inline FriBidiParType keyline_fribidi_right_to_left(void) { return FRIBIDI_PAR_RTL; }
/// The direction of the first strong character; left to right where there is none (rules P2 and P3).
static inline FriBidiParType keyline_fribidi_natural(void) { return FRIBIDI_PAR_ON; }
static inline bool keyline_fribidi_is_right_to_left(FriBidiParType direction) { return FRIBIDI_IS_RTL(direction); }

/// Such as "(GNU FriBidi) 1.0.8", and more lines. A function, since Swift takes the variable for one that may change.
static inline const char *keyline_fribidi_version(void) { return fribidi_version_info; }
