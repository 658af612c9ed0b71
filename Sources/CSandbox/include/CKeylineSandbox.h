// A process without rights, for libraries that read what strangers wrote.
#pragma once
#include <stddef.h>

enum {
    // No system call but those that work on memory, threads and time (seccomp).
    keyline_sandbox_calls = 1,
    // No file, and from Linux 6.7 on no connection either (Landlock).
    keyline_sandbox_files = 2,
};

// Gives up what this process may do, for good: it opens no file, starts no program, speaks to no other process and raises no limit of its own.
// Descriptors but 0 to 2 are closed, and those lead to /dev/null. What it computes reaches others through memory that was shared before.
//
// Libraries have to be loaded before. To be called in a process with one thread. The result says what the kernel holds; one without Landlock
// or seccomp holds less, and the process goes on.
int keyline_sandbox_enter(void);

typedef struct {
    // Of the processor's time; ten times as many pass before a child that waits is ended. 0 where there is no bound.
    int seconds;
    // Beyond what the program has already; 0 where there is no bound.
    int megabytes;
} keyline_sandbox_limits;

typedef enum {
    keyline_sandbox_done,
    keyline_sandbox_no_memory,
    keyline_sandbox_too_long,
    // A fault of the reader, perhaps for want of memory.
    keyline_sandbox_failed,
} keyline_sandbox_outcome;

// Runs a function in a child in the sandbox and under limits, and waits for it.
//
// The function is given a context, which it can read, and memory of `size` bytes, zeroed, which it and the caller share. That memory is the
// result, for keyline_sandbox_release; NULL where there is none. It is whole where the outcome is keyline_sandbox_done.
void *keyline_sandbox_compute(
    keyline_sandbox_limits limits, void (*body)(void *context, void *shared), void *context, size_t size,
    keyline_sandbox_outcome *outcome);
void keyline_sandbox_release(void *shared, size_t size);

typedef struct {
    // What the program wrote to its output, for keyline_sandbox_discard; NULL where that is nothing.
    void *bytes;
    size_t size;
    // With which status it ended; -1 where a signal ended it or it could not be started.
    int status;
    // The beginning of what it said, on both of its streams.
    char words[2048];
} keyline_sandbox_answer;

// Runs another program in the sandbox and under limits, and waits for it: it opens no file but itself and the system's libraries to read them,
// starts no other program and speaks to no process.
//
// It is called with two paths: of a file in memory that has `size` bytes of input, and of an empty one for its output. `megabytes` bounds all of
// its memory here, and its output, too.
keyline_sandbox_outcome keyline_sandbox_run(
    keyline_sandbox_limits limits, const char *program, const void *input, size_t size, keyline_sandbox_answer *answer);
void keyline_sandbox_discard(keyline_sandbox_answer *answer);
