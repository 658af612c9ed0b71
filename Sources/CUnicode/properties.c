#include "locale.h"
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

static uint32_t tag(UScriptCode script) {
    const unsigned char *name = (const unsigned char *)uscript_getShortName(script);
    if (!name || strlen((const char *)name) != 4) return 0;
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | name[3];
}

int32_t cu_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[64];
    int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 64, &status);
    if (U_FAILURE(status)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t i = 0; i < count; i++) tags[i] = tag(scripts[i]);
    return count;
}

uint32_t cu_script(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    return tag(uscript_getScript((UChar32)scalar, &status));
}

uint32_t cu_script_of_locale(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    char canonical[ULOC_FULLNAME_CAPACITY];
    cu_locale(locale, canonical, ULOC_FULLNAME_CAPACITY);
    UScriptCode scripts[8];
    int32_t count = uscript_getCode(canonical, scripts, 8, &status);
    return U_FAILURE(status) || count < 1 ? 0 : tag(scripts[0]);
}

uint32_t cu_properties(uint32_t scalar) {
    UChar32 c = (UChar32)scalar;
    uint32_t bits = 0;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI)) bits |= cu_emoji;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) bits |= cu_emoji_presentation;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) bits |= cu_emoji_modifier;
    if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) bits |= cu_regional_indicator;
    if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= cu_extended_pictographic;
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) bits |= cu_default_ignorable;
    if (u_hasBinaryProperty(c, UCHAR_WHITE_SPACE)) bits |= cu_white_space;
    if (U_GET_GC_MASK(c) & U_GC_M_MASK) bits |= cu_mark;
    if (u_charType(c) == U_CONTROL_CHAR) bits |= cu_control;
    return bits;
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

void cu_versions(char icu[20], char unicode[20]) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, icu);
    u_getUnicodeVersion(version);
    u_versionToString(version, unicode);
}
