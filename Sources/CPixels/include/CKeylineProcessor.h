// Which of the machine's processors a thread runs on.
#pragma once

// The number of the processor that runs the caller; -1 where the system does not tell.
int cpixels_current_processor(void);

// Moves the calling thread to another processor if it runs on this one and may run elsewhere. Later the system may place it as before.
void cpixels_leave_processor(int processor);
