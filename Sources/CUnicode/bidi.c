#include "CUnicode.h"
#include <string.h>
#include <unicode/ubidi.h>

cu_bidi *cu_bidi_open(void) { return (cu_bidi *)ubidi_open(); }

void cu_bidi_close(cu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

static UBiDiLevel level(int32_t base) {
    switch (base) {
    case cu_base_left_to_right: return 0;
    case cu_base_right_to_left: return 1;
    default: return UBIDI_DEFAULT_LTR;
    }
}

int32_t cu_bidi_resolve(cu_bidi *bidi, const uint16_t *utf16, int32_t length, int32_t base, uint8_t *levels) {
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara((UBiDi *)bidi, (const UChar *)utf16, length, level(base), NULL, &status);
    if (U_FAILURE(status)) return -1;
    const UBiDiLevel *resolved = length > 0 ? ubidi_getLevels((UBiDi *)bidi, &status) : NULL;
    if (U_FAILURE(status)) return -1;
    if (resolved) memcpy(levels, resolved, (size_t)length);
    return ubidi_getParaLevel((UBiDi *)bidi);
}
