#pragma once
#include <stdbool.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_COLOR_H
#include FT_BITMAP_H
#include FT_SYNTHESIS_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H

// Function-like macros, which Swift does not see.
static inline bool ftx_has_multiple_masters(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) != 0; }
static inline bool ftx_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline bool ftx_has_fixed_sizes(FT_Face face) { return FT_HAS_FIXED_SIZES(face) != 0; }
static inline bool ftx_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline FT_Int32 ftx_load_target(FT_Render_Mode mode) { return FT_LOAD_TARGET_(mode); }
static inline FT_ULong ftx_make_tag(char a, char b, char c, char d) { return FT_MAKE_TAG(a, b, c, d); }
static inline int ftx_curve_tag(unsigned char tag) { return FT_CURVE_TAG(tag); }
