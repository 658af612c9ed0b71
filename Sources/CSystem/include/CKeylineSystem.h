// What Swift cannot ask the system for: what must happen between fork and exec, and extended attributes.
#pragma once
#include <sys/types.h>

#include "beneath.h"
#include "libraries.h"

typedef struct {
    const char *path;
    char *const *arguments;
    char *const *variables;
    /// The folder in which the program begins; NULL for this program's own.
    const char *folder;
    /// Open files for the program's standard streams; -1 for this program's own.
    int input, output, errors;
} csystem_program;

/// Starts a program in a process group of its own, with no signal blocked. INT, TERM, HUP and QUIT that this program gets go to the group
/// too, and the program is told to end should the thread that called this end. Answers its id, or -1 with errno.
pid_t csystem_start(const csystem_program *program);

/// Waits until a program ends. Answers its exit status, 128 and the signal's number where a signal ended it, -1 where it is not known.
int csystem_wait(pid_t program);

/// Sends a signal to a program that was started and to those that it started.
void csystem_signal(pid_t program, int signal);

/// Ends this program by SIGTERM once the process that started it ends, whichever of its threads did. A build tool that is killed tells none of
/// the compilers that it started.
void csystem_end_with_parent(void);

/// Lets every signal reach this thread, and the program that takes its place.
void csystem_unblock(void);

/// Gives an open file the extended attributes of another one, access lists among them.
void csystem_copy_attributes(const char *path, int file);
