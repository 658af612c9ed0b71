#pragma once
#include "CKeylineVectors.h"
#include "libraries.h"

struct cvectors_drawing {
    cvectors_status status;
    char message[200];
    double width, height;
    const drawing_functions *functions;
    void (*close)(cvectors_drawing *);
    // Draws in points onto a Cairo context.
    void (*draw)(cvectors_drawing *, void *cairo);
    // The library's objects: GObjects, released in order.
    const void *library;
    void *document, *page, *bytes;
};

void cvectors_fail(cvectors_drawing *drawing, cvectors_status status, const char *message);
// Fails with a GLib error, which it frees.
void cvectors_fail_with(cvectors_drawing *drawing, glib_error *error);
