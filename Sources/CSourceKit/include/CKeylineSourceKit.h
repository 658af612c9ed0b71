// The compiler's own reading of headers, through SourceKit's library, which comes with each compiler and is opened by its path. Its functions
// are declared in interface.c, so that no header of it is needed.
#pragma once

typedef struct {
    // The declarations of a module as Swift sees them; NULL where there are none. To be freed with csourcekit_forget.
    char *text;
    // Why there are none.
    char message[512];
} csourcekit_interface;

// Asks for the interface that a request in YAML names. Once in a process: the library keeps threads of its own.
csourcekit_interface csourcekit_ask(const char *library, const char *request);
void csourcekit_forget(csourcekit_interface *answer);
