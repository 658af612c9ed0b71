#include "scripts.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

enum { page_size = 256, page_count = 0x110000 / page_size };

// Pages of 256 characters, each made when one of its characters is first asked for and kept for as long as the process runs.
static _Atomic(uint64_t *) pages[page_count];

static bool hangs(UChar32 c) {
    if (c >= 0x2000 && c <= 0x200A) return c != 0x2007;
    return c == 0x20 || (c >= 0x09 && c <= 0x0D) || c == 0x1680 || c == 0x2028 || c == 0x2029 || c == 0x205F || c == 0x3000;
}

static bool forces_break(UChar32 c) {
    switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE: return true;
    default: return false;
    }
}

static uint32_t flags(UChar32 c) {
    uint32_t bits = cu_starts_cluster;
    if (hangs(c)) bits |= cu_hangs;
    if (c == 0x2028 || c == 0x0B || c == 0x0C) bits |= cu_ends_line;
    if (forces_break(c)) bits |= cu_forced_break;
    if (c == 0x09) bits |= cu_tab;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI)) bits |= cu_emoji;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) bits |= cu_emoji_presentation;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) bits |= cu_emoji_modifier;
    if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) bits |= cu_regional_indicator;
    if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= cu_extended_pictographic;
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) bits |= cu_default_ignorable;
    if (u_hasBinaryProperty(c, UCHAR_WHITE_SPACE)) bits |= cu_white_space;
    if (u_charType(c) == U_CONTROL_CHAR) bits |= cu_control;
    if (U_GET_GC_MASK(c) & U_GC_L_MASK) bits |= cu_letter;
    if (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE) bits |= cu_bracket;
    if (c > 0xFFFF) bits |= cu_supplementary;
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[2];
    int32_t count = uscript_getScriptExtensions(c, scripts, 2, &status);
    bool is_extended = count > 1 || (count == 1 && scripts[0] != uscript_getScript(c, &status));
    if (is_extended) bits |= cu_script_extended;
    return bits;
}

static uint64_t describe(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    uint32_t low = (uint32_t)u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK) & 31;
    low |= ((uint32_t)u_charDirection(c) & 31) << cu_bidi_class_shift;
    return (uint64_t)cu_script_tag(uscript_getScript(c, &status)) << 32 | low | flags(c);
}

static const uint64_t *new_page(uint32_t index) {
    uint64_t *known = NULL;
    uint64_t *made = malloc(page_size * sizeof *made);
    if (!made) abort();
    for (uint32_t i = 0; i < page_size; i++) made[i] = describe((UChar32)(index * page_size + i));
    if (atomic_compare_exchange_strong_explicit(&pages[index], &known, made, memory_order_acq_rel, memory_order_acquire))
        return made;
    free(made);
    return known;
}

static inline __attribute__((always_inline)) uint64_t character(uint32_t scalar) {
    const uint64_t *known = atomic_load_explicit(&pages[scalar / page_size], memory_order_acquire);
    if (!known) known = new_page(scalar / page_size);
    return known[scalar % page_size];
}

uint64_t cu_character(uint32_t scalar) { return character(scalar < 0x110000 ? scalar : 0xFFFF); }

static bool is_neutral(uint32_t tag) { return tag == 'Zyyy' || tag == 'Zinh' || tag == 'Zzzz'; }

cu_summary cu_characters(const uint16_t *utf16, int32_t length, uint64_t *characters) {
    uint32_t grapheme_breaks = 0, bidi_classes = 0, low = 0;
    uint32_t first_script = 0, other_script = 0, last_script = 'Zyyy';
    for (int32_t i = 0; i < length;) {
        int32_t start = i;
        uint32_t c = utf16[i++];
        if (U16_IS_LEAD(c) && i < length && U16_IS_TRAIL(utf16[i])) c = (uint32_t)U16_GET_SUPPLEMENTARY(c, utf16[i++]);
        uint64_t known = character(c);
        characters[start] = characters[i - 1] = known;
        low |= (uint32_t)known;
        grapheme_breaks |= 1u << (known & 31);
        bidi_classes |= 1u << (known >> cu_bidi_class_shift & 31);
        uint32_t script = (uint32_t)(known >> 32);
        if (script != last_script && !is_neutral(script)) {
            last_script = script;
            if (!first_script) first_script = script;
            if (script != first_script) other_script = script;
        }
    }
    return (cu_summary){grapheme_breaks, bidi_classes, low & cu_flags, first_script, other_script};
}

int32_t cu_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[64];
    int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 64, &status);
    if (U_FAILURE(status)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t i = 0; i < count; i++) tags[i] = cu_script_tag(scripts[i]);
    return count;
}

static bool has_script(uint32_t scalar, uint32_t wanted) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[64];
    int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 64, &status);
    for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
        if (cu_script_tag(scripts[i]) == wanted) return true;
    }
    return false;
}

enum { asked_size = 64 };

// Texts ask the same of few characters, such as full stops, again and again: each answer is kept in one word with what was asked.
bool cu_has_script(uint32_t scalar, uint32_t wanted) {
    static _Atomic uint64_t known[asked_size];
    _Atomic uint64_t *place = &known[(scalar ^ wanted) % asked_size];
    uint64_t question = (uint64_t)wanted << 32 | (uint64_t)scalar << 1;
    uint64_t answer = atomic_load_explicit(place, memory_order_relaxed);
    if (answer >> 1 != question >> 1 || !wanted) {
        answer = question | has_script(scalar, wanted);
        atomic_store_explicit(place, answer, memory_order_relaxed);
    }
    return answer & 1;
}
