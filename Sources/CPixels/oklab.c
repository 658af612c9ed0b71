#include "distance.h"

typedef struct {
    double lightness, a, b;
} oklab;

// Source: IEC 61966-2-1.
static double linear(double level) {
    double value = level / 255;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
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
    double l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
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
    return fabs(l.lightness - r.lightness) + hypot(l.a - r.a, l.b - r.b);
}
