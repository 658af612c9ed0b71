#include <string.h>

#include "distance.h"

typedef struct {
    double lightness, a, b;
} oklab;

// The libraries' `pow`, `cbrt` and `hypot` differ in the last bit between processors. Newton's method needs only the operations that
// IEEE 754 rounds everywhere alike.
//
// The third or fifth root of a number from 0 on, right but for its last two bits. The bits of a number are near its logarithm, so that
// their quotient is near the root: five steps are enough from there.
static inline double root(double value, int degree) {
    if (value < 1e-300) return 0;
    const int64_t one = (int64_t)1023 << 52;
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    bits = (bits - one) / degree + one;
    double guess;
    memcpy(&guess, &bits, sizeof guess);
    for (int step = 0; step < 5; step++) {
        double square = guess * guess, power = degree == 3 ? square : square * square;
        guess = ((degree - 1) * guess + value / power) / degree;
    }
    return guess;
}

// Source: IEC 61966-2-1; the power of 2.4 by a fifth root.
static double linear(double level) {
    double value = level / 255;
    if (value <= 0.04045) return value / 12.92;
    double base = (value + 0.055) / 1.055, square = base * base;
    return square * root(square, 5);
}

// OKLab's lightness grows too fast near black; this one agrees with CIELAB's.
// Source: B. Ottosson, "Okhsv and Okhsl", "A new lightness estimate for Oklab".
static double revised(double lightness) {
    const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
    double part = k3 * lightness - k1;
    return (part + sqrt(part * part + 4 * k2 * k3 * lightness)) / 2;
}

// Source: B. Ottosson, "A perceptual color space for image processing", 2020.
static oklab oklab_of(double red, double green, double blue) {
    double r = linear(red), g = linear(green), b = linear(blue);
    double l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3);
    double m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3);
    double s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3);
    return (oklab){
        revised(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

static double over(uint32_t level, uint32_t alpha, double ground) {
    return ground + ((double)level - ground) * (double)alpha / 255;
}

static oklab oklab_on(uint32_t pixel, background ground) {
    uint32_t alpha = pixel >> 24;
    return oklab_of(
        over(pixel & 255, alpha, ground.red), over(pixel >> 8 & 255, alpha, ground.green),
        over(pixel >> 16 & 255, alpha, ground.blue));
}

double oklab_distance(uint32_t left, uint32_t right, background ground) {
    oklab l = oklab_on(left, ground), r = oklab_on(right, ground);
    double a = l.a - r.a, b = l.b - r.b;
    return fabs(l.lightness - r.lightness) + sqrt(a * a + b * b);
}
