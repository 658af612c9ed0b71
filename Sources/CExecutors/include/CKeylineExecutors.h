#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Lets another executor stand for the main actor's on threads that ask for it, until the program ends.
///
/// `identity` and `implementation` are the two words of a reference to a serial executor, which must outlive the program's tasks.
void keyline_set_main_executor(void *identity, uintptr_t implementation);

/// Whether the main actor's jobs of this thread go to the other executor.
bool keyline_has_main_executor(void);

/// Has the main actor's jobs of this thread go to the other executor, or to the program's own again.
void keyline_use_main_executor(bool uses);

/// Runs a job on the calling thread as the concurrent executor would.
void keyline_run_job(void *job);

/// Gives a job to the program's own main executor.
void keyline_enqueue_on_main_executor(void *job);
