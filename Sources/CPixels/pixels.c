#include "CPixels.h"

#include <string.h>

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

static inline uint8_t divide_by_alpha(uint32_t value, uint32_t alpha) {
    uint32_t straight = (value * 255 + alpha / 2) / alpha;
    return straight > 255 ? 255 : (uint8_t)straight;
}

void cpixels_unpremultiply(const uint32_t *argb, uint8_t *rgba, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = argb[i], a = pixel >> 24;
        uint8_t *out = rgba + 4 * i;
        if (a == 255) {
            out[0] = (uint8_t)(pixel >> 16);
            out[1] = (uint8_t)(pixel >> 8);
            out[2] = (uint8_t)pixel;
            out[3] = 255;
        } else if (a == 0) {
            memset(out, 0, 4);
        } else {
            out[0] = divide_by_alpha(pixel >> 16 & 255, a);
            out[1] = divide_by_alpha(pixel >> 8 & 255, a);
            out[2] = divide_by_alpha(pixel & 255, a);
            out[3] = (uint8_t)a;
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

cpixels_survey_result cpixels_survey(const uint8_t *rgba, size_t count) {
    enum { block = 1024 };  // Looks up from the sums now and then, so that a colourful picture is settled early.
    bool opaque = true, grey = true;
    for (size_t start = 0; start < count && (opaque || grey); start += block) {
        size_t end = count - start < block ? count : start + block;
        uint8_t alphas = 255, chroma = 0;
        for (size_t i = start; i < end; i++) {
            const uint8_t *p = rgba + 4 * i;
            alphas &= p[3];
            chroma |= (uint8_t)((p[0] ^ p[1]) | (p[1] ^ p[2]));
        }
        opaque = opaque && alphas == 255;
        grey = grey && chroma == 0;
    }
    return (cpixels_survey_result){opaque, grey};
}

void cpixels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t count) {
    for (size_t i = 0; i < count; i++) {
        rgb[3 * i] = rgba[4 * i];
        rgb[3 * i + 1] = rgba[4 * i + 1];
        rgb[3 * i + 2] = rgba[4 * i + 2];
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

static inline uint8_t distance(uint8_t a, uint8_t b) { return a > b ? a - b : b - a; }
static inline uint8_t greater(uint8_t a, uint8_t b) { return a > b ? a : b; }

uint8_t cpixels_difference(const uint8_t *left, const uint8_t *right, uint8_t *difference, size_t count) {
    uint8_t greatest = 0;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *l = left + 4 * i, *r = right + 4 * i;
        uint8_t colour = greater(distance(l[0], r[0]), greater(distance(l[1], r[1]), distance(l[2], r[2])));
        uint8_t most = (l[3] | r[3]) == 0 ? 0 : greater(colour, distance(l[3], r[3]));
        difference[i] = most;
        greatest = greater(greatest, most);
    }
    return greatest;
}

void cpixels_dim(const uint8_t *rgba, uint8_t *grey, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint8_t *p = rgba + 4 * i;
        uint32_t luma = (2126u * p[0] + 7152u * p[1] + 722u * p[2]) / 10000;
        uint32_t on_white = divide_by_255(luma * p[3] + 255u * (255u - p[3]));
        grey[i] = (uint8_t)(255 - (255 - on_white) * 3 / 10);
    }
}
