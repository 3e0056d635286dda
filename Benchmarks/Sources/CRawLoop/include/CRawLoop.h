#ifndef C_RAW_LOOP_H
#define C_RAW_LOOP_H

#include <stddef.h>

/// Takes all of libyaml's events of a text and throws them away: as fast as anything on libyaml can be.
/// Gives the number of events, or -1 if the text isn't YAML.
long raw_loop(const unsigned char *bytes, size_t count);

/// The same for a file of up to 1 MiB, which is read in one go.
long raw_loop_file(const char *path);

/// Keeps freed memory in the process. libyaml's buffers would else go back to the system with every file, as long as little else
/// is allocated, which doubles its time in a process that does nothing but parse.
void keep_memory(void);

#endif
