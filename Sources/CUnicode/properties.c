#include "locale.h"
#include "scripts.h"
#include <unicode/uchar.h>
#include <unicode/uloc.h>

uint32_t cu_script_of_locale(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    char canonical[ULOC_FULLNAME_CAPACITY];
    cu_locale(locale, canonical, ULOC_FULLNAME_CAPACITY);
    UScriptCode scripts[8];
    int32_t count = uscript_getCode(canonical, scripts, 8, &status);
    return U_FAILURE(status) || count < 1 ? 0 : cu_script_tag(scripts[0]);
}

uint32_t cu_paired_bracket(uint32_t scalar, int32_t *kind) {
    *kind = u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (*kind == U_BPT_NONE) return scalar;
    *kind = *kind == U_BPT_OPEN ? 1 : 2;
    return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int32_t cu_name(uint32_t scalar, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = u_charName((UChar32)scalar, U_EXTENDED_CHAR_NAME, buffer, capacity, &status);
    return U_FAILURE(status) ? 0 : length;
}
