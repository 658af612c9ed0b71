// Loops over pixels that run on every picture, in C so that debug builds (the tests) stay fast.
// RGBA is four bytes, straight alpha. ARGB is Cairo's: one native 32-bit word, colours multiplied by alpha. Little-endian only.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CKeylinePNGRows.h"
#include "CKeylinePixelComparison.h"
#include "CKeylineProcessor.h"

void cpixels_premultiply(const uint8_t *rgba, uint32_t *argb, size_t count);
// Source and target may be the same.
void cpixels_unpremultiply(const uint32_t *argb, uint32_t *rgba, size_t count);

// Gives every pixel one colour, 0xRRGGBB, and the pixel's own alpha times `alpha` / 255.
void cpixels_tint(const uint8_t *rgba, uint8_t *tinted, size_t count, uint32_t rgb, uint8_t alpha);

// Lays opaque white, grey or any colour 0xRRGGBB under the pixels and drops the alpha.
void cpixels_flatten(const uint8_t *rgba, uint8_t *rgb, size_t count, uint32_t backdrop);

typedef struct {
    bool opaque;  // every alpha is 255
    bool grey;    // red, green and blue are equal everywhere
} cpixels_survey_result;

// Cairo's order of colours gives the same answer.
cpixels_survey_result cpixels_survey(const uint8_t *rgba, size_t count);

void cpixels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t count);
// Of pixels as Cairo stores them, whose alpha is 255.
void cpixels_pack_opaque(const uint8_t *argb, uint8_t *rgb, size_t count);
void cpixels_pack_grey(const uint8_t *rgba, uint8_t *grey, size_t count);

// Adds 8-bit coverage to 8-bit coverage; full stays full.
void cpixels_add_coverage(uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride,
                          size_t width, size_t height);

// The grey of a pixel over white, moved towards white so that it can serve as a background: for each pixel one byte.
void cpixels_dim(const uint8_t *rgba, uint8_t *grey, size_t count);

// Blurs ARGB pixels with Gaussians of two standard deviations, in pixels; what lies outside is transparent. The stride is in pixels.
// False where there is no memory for it.
bool cpixels_blur(uint32_t *argb, size_t width, size_t height, size_t stride, double across, double down);

// Gives every ARGB pixel that is not wholly transparent the colour that it has without its alpha. The stride is in pixels.
void cpixels_make_opaque(uint32_t *argb, size_t width, size_t height, size_t stride);
