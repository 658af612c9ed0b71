// Distances between two colours; straight alpha.
#pragma once
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arithmetic.h"

// What lies below transparent pixels.
typedef struct {
    double red, green, blue;
} background;

// White, or pixelmatch's pattern, which depends on the place so that no colour hides on it everywhere.
static inline background background_at(size_t index, bool is_checkerboard) {
    if (!is_checkerboard) return (background){255, 255, 255};
    double place = (double)(index * 4);
    uint64_t green = (uint64_t)(place / 1.618033988749895), blue = (uint64_t)(place / 2.618033988749895);
    return (background){48, 48 + 159 * (double)(green & 1), 48 + 159 * (double)(blue & 1)};
}

typedef struct {
    double red, green, blue;
} difference;

static inline double blended(uint32_t left, uint32_t right, uint32_t left_alpha, uint32_t right_alpha, double ground) {
    double a = (double)left_alpha, b = (double)right_alpha;
    return ((double)left * a - (double)right * b - ground * (a - b)) / 255;
}

// The difference of two colours on a background, in the order of operations that gives pixelmatch's numbers to the bit.
static inline difference difference_on(uint32_t left, uint32_t right, background ground) {
    uint32_t a = left >> 24, b = right >> 24;
    uint32_t r = left & 255, g = left >> 8 & 255, v = left >> 16 & 255;
    uint32_t s = right & 255, h = right >> 8 & 255, w = right >> 16 & 255;
    if (a == 255 && b == 255)
        return (difference){(double)r - (double)s, (double)g - (double)h, (double)v - (double)w};
    return (difference){
        blended(r, s, a, b, ground.red), blended(g, h, a, b, ground.green), blended(v, w, a, b, ground.blue)};
}

static inline double brightness_of(difference d) {
    return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223;
}

static inline double brightness_delta(uint32_t left, uint32_t right, background ground) {
    return left == right ? 0 : brightness_of(difference_on(left, right, ground));
}

// Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
// applications", 2010; the square, at most 35215.
static inline double yiq_distance(uint32_t left, uint32_t right, background ground) {
    difference d = difference_on(left, right, ground);
    double y = brightness_of(d);
    double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
    double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

static inline unsigned channel_distance(uint32_t left, uint32_t right) {
    if ((left | right) >> 24 == 0) return 0;
    unsigned most = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        unsigned l = left >> shift & 255, r = right >> shift & 255, distance = l > r ? l - r : r - l;
        most = distance > most ? distance : most;
    }
    return most;
}

// HyAB in OKLab: 1 between black and white.
double oklab_distance(uint32_t left, uint32_t right, background ground);
