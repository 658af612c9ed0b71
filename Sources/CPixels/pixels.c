#include "CKeylinePixels.h"

#include <string.h>

#include "vectors.h"

// n / 255 rounded, exact for every product of two bytes.
static inline uint32_t divide_by_255(uint32_t n) {
    n += 128;
    return (n + (n >> 8)) >> 8;
}

void cpixels_premultiply(const uint8_t *rgba, uint32_t *argb, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t r = rgba[4 * i], g = rgba[4 * i + 1], b = rgba[4 * i + 2], a = rgba[4 * i + 3];
        argb[i] = a << 24 | divide_by_255(r * a) << 16 | divide_by_255(g * a) << 8 | divide_by_255(b * a);
    }
}

static inline uint32_t divide_by_alpha(uint32_t value, uint32_t alpha) {
    uint32_t straight = (value * 255 + alpha / 2) / alpha;
    return straight > 255 ? 255 : straight;
}

static inline uint32_t exchange_red_and_blue(uint32_t pixel) {
    return (pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
}

static inline uint32_t straight(uint32_t pixel) {
    uint32_t a = pixel >> 24;
    if (a == 255) return exchange_red_and_blue(pixel);
    if (a == 0) return 0;
    uint32_t r = divide_by_alpha(pixel >> 16 & 255, a), g = divide_by_alpha(pixel >> 8 & 255, a);
    return a << 24 | divide_by_alpha(pixel & 255, a) << 16 | g << 8 | r;
}

FOR_WIDE_VECTORS
void cpixels_unpremultiply(const uint32_t *argb, uint32_t *rgba, size_t count) {
    enum { block = 64 };  // Opaque blocks, which are most, need no decision for each pixel and become vector code.
    for (size_t start = 0; start < count; start += block) {
        size_t end = count - start < block ? count : start + block;
        uint32_t alphas = 0xFF000000;
        for (size_t i = start; i < end; i++) alphas &= argb[i];
        if (alphas == 0xFF000000) {
            for (size_t i = start; i < end; i++) rgba[i] = exchange_red_and_blue(argb[i]);
        } else {
            for (size_t i = start; i < end; i++) rgba[i] = straight(argb[i]);
        }
    }
}

void cpixels_tint(const uint8_t *rgba, uint8_t *tinted, size_t count, uint32_t rgb, uint8_t alpha) {
    for (size_t i = 0; i < count; i++) {
        tinted[4 * i] = (uint8_t)(rgb >> 16);
        tinted[4 * i + 1] = (uint8_t)(rgb >> 8);
        tinted[4 * i + 2] = (uint8_t)rgb;
        tinted[4 * i + 3] = (uint8_t)divide_by_255((uint32_t)rgba[4 * i + 3] * alpha);
    }
}

void cpixels_flatten(const uint8_t *rgba, uint8_t *rgb, size_t count, uint32_t backdrop) {
    uint32_t r = backdrop >> 16 & 255, g = backdrop >> 8 & 255, b = backdrop & 255;
    for (size_t i = 0; i < count; i++) {
        uint32_t a = rgba[4 * i + 3], rest = 255 - a;
        rgb[3 * i] = (uint8_t)divide_by_255(rgba[4 * i] * a + r * rest);
        rgb[3 * i + 1] = (uint8_t)divide_by_255(rgba[4 * i + 1] * a + g * rest);
        rgb[3 * i + 2] = (uint8_t)divide_by_255(rgba[4 * i + 2] * a + b * rest);
    }
}

static inline uint32_t load(const uint8_t *bytes) {
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

FOR_WIDE_VECTORS
cpixels_survey_result cpixels_survey(const uint8_t *rgba, size_t count) {
    enum { block = 1024 };  // Looks up from the sums now and then, so that a colourful picture is settled early.
    bool opaque = true, grey = true;
    for (size_t start = 0; start < count && (opaque || grey); start += block) {
        size_t end = count - start < block ? count : start + block;
        uint32_t alphas = 0xFF000000, chroma = 0;
        for (size_t i = start; i < end; i++) {
            uint32_t pixel = load(rgba + 4 * i);
            alphas &= pixel;
            chroma |= (pixel ^ pixel >> 8) & 0xFFFF;
        }
        opaque = opaque && alphas >> 24 == 255;
        grey = grey && chroma == 0;
    }
    return (cpixels_survey_result){opaque, grey};
}

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

FOR_WIDE_VECTORS
void cpixels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t count) {
    size_t i = 0;
    // Twelve bytes of sixteen count: the rest is written over by the next pixels.
    for (; i + 6 <= count; i += 4) {
        sixteen_bytes pixels, packed;
        memcpy(&pixels, rgba + 4 * i, sizeof pixels);
        packed = __builtin_shufflevector(pixels, pixels, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15);
        memcpy(rgb + 3 * i, &packed, sizeof packed);
    }
    for (; i < count; i++) memcpy(rgb + 3 * i, rgba + 4 * i, 3);
}

FOR_WIDE_VECTORS
void cpixels_pack_opaque(const uint8_t *argb, uint8_t *rgb, size_t count) {
    size_t i = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; i + 6 <= count; i += 4) {
        sixteen_bytes pixels, packed;
        memcpy(&pixels, argb + 4 * i, sizeof pixels);
        packed = __builtin_shufflevector(pixels, pixels, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
        memcpy(rgb + 3 * i, &packed, sizeof packed);
    }
#endif
    for (; i < count; i++) {
        uint32_t pixel = load(argb + 4 * i);
        rgb[3 * i] = (uint8_t)(pixel >> 16);
        rgb[3 * i + 1] = (uint8_t)(pixel >> 8);
        rgb[3 * i + 2] = (uint8_t)pixel;
    }
}

void cpixels_pack_grey(const uint8_t *rgba, uint8_t *grey, size_t count) {
    for (size_t i = 0; i < count; i++) grey[i] = rgba[4 * i];
}

void cpixels_add_coverage(uint8_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t source_stride,
                          size_t width, size_t height) {
    for (size_t y = 0; y < height; y++, target += target_stride, source += source_stride) {
        for (size_t x = 0; x < width; x++) {
            unsigned sum = (unsigned)target[x] + source[x];
            target[x] = sum > 255 ? 255 : (uint8_t)sum;
        }
    }
}

// Whole numbers in place of 0.2126, 0.7152 and 0.0722, over 65536, so that wide vectors can do it.
static inline uint8_t dimmed(uint32_t pixel) {
    uint32_t luma = (13933 * (pixel & 255) + 46871 * (pixel >> 8 & 255) + 4732 * (pixel >> 16 & 255)) >> 16;
    uint32_t alpha = pixel >> 24, on_white = divide_by_255(luma * alpha + 255u * (255u - alpha));
    return (uint8_t)(255 - ((255 - on_white) * 77 >> 8));
}

FOR_WIDE_VECTORS
void cpixels_dim(const uint8_t *rgba, uint8_t *grey, size_t count) {
    for (size_t i = 0; i < count; i++) grey[i] = dimmed(load(rgba + 4 * i));
}
