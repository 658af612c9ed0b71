#pragma once
#include "CKeylineVectors.h"
#include "libraries.h"

typedef struct cvectors_drawing cvectors_drawing;

struct cvectors_drawing {
    cvectors_status status;
    char message[200];
    double width, height;
    const drawing_functions *functions;
    // Draws in points onto a Cairo context.
    void (*draw)(cvectors_drawing *, void *cairo);
    // The library's objects, which live as long as the process.
    const void *library;
    void *document, *page, *bytes;
};

void cvectors_fail(cvectors_drawing *drawing, cvectors_status status, const char *message);
// Fails with a GLib error, which it frees.
void cvectors_fail_with(cvectors_drawing *drawing, glib_error *error);

// Read a drawing. The bytes must stay in place as long as it is used. NULL when memory is short.
cvectors_drawing *cvectors_open_pdf(const uint8_t *bytes, size_t count);
cvectors_drawing *cvectors_open_svg(const uint8_t *bytes, size_t count);

// Stretches the drawing over width × height zeroed pixels.
cvectors_status cvectors_draw(cvectors_drawing *drawing, uint32_t *argb, int32_t width, int32_t height);
