#pragma once
#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>
#include <stdbool.h>

// Function-like macros and expressions, which Swift does not see.
static inline hb_tag_t hbx_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }
static inline unsigned int hbx_feature_global_end(void) { return HB_FEATURE_GLOBAL_END; }
static inline bool hbx_is_unsafe_to_break(hb_glyph_info_t info) {
    return hb_glyph_info_get_glyph_flags(&info) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
}
