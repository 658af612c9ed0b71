#include "CUnicode.h"
#include <unicode/uchar.h>
#include <unicode/utf16.h>

static uint8_t class_of(UChar32 c) {
    uint8_t class = (uint8_t)u_charDirection(c);
    bool may_pair = class == U_OTHER_NEUTRAL && u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE;
    return may_pair ? class | cu_bidi_bracket : class;
}

void cu_bidi_classes(const uint16_t *utf16, int32_t length, uint8_t *classes) {
    for (int32_t i = 0; i < length;) {
        int32_t start = i;
        UChar32 c;
        U16_NEXT(utf16, i, length, c);
        uint8_t class = class_of(c);
        while (start < i) classes[start++] = class;
    }
}
