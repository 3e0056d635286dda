#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>
#include <stdint.h>

#include "CSystemFiles.h"

/// Reads up to `count` bytes; how many they were, or minus the error number.
int64_t petri_read(int descriptor, void *buffer, size_t count);

/// Where bytes occur first in others; -1 where they do not.
int64_t petri_find(const void *bytes, size_t count, const void *wanted, size_t length);

/// The number before so many are added to it; whole, however many threads do it at once.
int64_t petri_count_on(int64_t *number, int64_t added);

/// How many processors there are to work with.
int64_t petri_processors(void);

/// An error number in words.
const char *petri_error_text(int number);

/// Reads one key from a terminal without waiting for a whole line, and without showing it; 1, 0 at the end of input, or
/// minus the error number. The terminal is as before when it returns, and also when a signal ends the process meanwhile.
int petri_read_key(int terminal, unsigned char *key);

/// Whether standard input and output are a terminal.
int petri_terminal_is_there(void);

/// Whether standard input and output are a terminal that pictures can be drawn on: not one whose TERM is `dumb`.
int petri_terminal_draws(void);

/// Takes the terminal of standard input and output: the other screen, raw keys, mouse and pastes reported. What was there
/// comes back with `petri_terminal_leave`, and before any signal ends or stops the process. 0, or minus the error number.
int petri_terminal_enter(void);

/// Gives the terminal back; harmless where it is not taken.
void petri_terminal_leave(void);

/// Stops the process as Ctrl-Z does, the terminal given back meanwhile; a session's leader goes on at once.
void petri_terminal_stop(void);

/// A terminal's size, in cells and in pixels, which are 0 where the system doesn't say.
struct petri_size {
  int32_t columns, rows, pixel_width, pixel_height;
};

/// The size of the terminal; it stays as it is where it is not known.
void petri_terminal_size(struct petri_size *size);

/// What is sent when the terminal is given back, before anything else: up to 512 bytes, which are copied; more is nothing.
void petri_terminal_farewell(const void *bytes, size_t count);

/// Sends bytes to the terminal; 0, or minus the error number.
int petri_terminal_write(const void *bytes, size_t count);

/// What has been printed by others since the last time this was asked; it is held back while the terminal is taken, and
/// printed when it is given back. The number of bytes.
size_t petri_terminal_printed(void *bytes, size_t count);

/// What a wait ended with.
enum petri_wait { PETRI_WAIT_INPUT = 1, PETRI_WAIT_RESIZED = 2, PETRI_WAIT_TIMEOUT = 3, PETRI_WAIT_CLOSED = 4, PETRI_WAIT_WATCHED = 5,
  PETRI_WAIT_WOKEN = 6 };

/// Waits for input, a new size, something to read from other descriptors, those below 0 left out, or the end of a time in
/// milliseconds, which is for ever below 0.
enum petri_wait petri_terminal_wait(int32_t milliseconds, const int *watched, size_t count);

/// Ends a wait for the terminal, now or when the next one begins, with `PETRI_WAIT_WOKEN`; from any thread.
void petri_terminal_wake(void);

/// Gives the system back what memory nobody uses, where the allocator would keep it.
void petri_trim_memory(void);

/// Opens a descriptor from which there is something to read when the files in folders change; below 0 where the system has
/// none (it is Linux's inotify).
int petri_watch_open(void);

/// Watches a folder's own files, not those below; the folder's number, which it has as long as it is watched, or minus the error
/// number.
int petri_watch_add(int watch, const char *folder);

/// What has happened in a watched folder: to a file, to a folder in it or to itself, or so much that not all of it is told.
enum petri_news { PETRI_NEWS_FILE = 1, PETRI_NEWS_FOLDER = 2, PETRI_NEWS_LOST = 3 };

/// Calls back with everything that has happened, so that there is nothing to read: the folder's number and the name in it, which is
/// empty where it happened to the folder itself.
void petri_watch_read(int watch, void *context, void (*visit)(void *context, int folder, const char *name, int news));

/// Starts a program by its path as a worker: a socket to it, its standard input empty, its standard output where its errors go, which is
/// nowhere if `is_quiet`. Nothing else that is open here is open there.
///
/// Its number, with this end of the socket in `*own_end`; or minus the error number.
int petri_spawn_worker(const char *path, char *const *arguments, int is_quiet, int *own_end);

/// Makes this process a worker of the one that started it: on Linux it doesn't outlive that one, and it can't have more than so many bytes
/// of memory, 0 for any number.
///
/// The descriptor of its end of the socket, or minus the error number.
int petri_begin_worker(int parent, uint64_t memory);

/// Sends through a socket what it takes at once, without a signal where the other end is closed; the number of bytes, or minus the error
/// number, EAGAIN where it takes nothing now.
int64_t petri_send(int descriptor, const void *bytes, size_t count);

/// Takes from a socket what is there; the number of bytes, 0 at the end, or minus the error number, EAGAIN where there is nothing now.
int64_t petri_receive(int descriptor, void *bytes, size_t count);

/// What became of a filter.
enum petri_filter { PETRI_FILTER_DONE = 0, PETRI_FILTER_FAILED = 1, PETRI_FILTER_LATE = 2, PETRI_FILTER_CANCELLED = 3,
  PETRI_FILTER_TOO_LONG = 4 };

/// Runs a program by its path, without a shell: bytes in, bytes out, errors nowhere. It is killed, with what it has started, when it
/// takes longer than `milliseconds`, prints more than `*size` bytes, or `*is_cancelled` isn't 0, which another thread may set.
///
/// `*size` is how many bytes there are in `output` afterwards. Nothing of the program is left when this returns.
enum petri_filter petri_filter(const char *path, char *const *arguments, const void *input, size_t count, void *output, size_t *size,
  int32_t milliseconds, const int32_t *is_cancelled);

/// Runs a program by its path with the terminal in its hands, and waits for its end; Ctrl-C is for it alone meanwhile.
///
/// `*status` is its exit code then, or minus the number of the signal that ended it. 0, or minus the error number.
int petri_run_in_foreground(const char *path, char *const *arguments, int *status);

/// Sets a number that another thread looks at.
void petri_set(int32_t *number, int32_t value);

/// Opens both ends of a pseudo-terminal, for tests; 0, or minus the error number.
int petri_open_pty(int *main_end, int *other_end);

#endif
