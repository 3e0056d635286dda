// Hears of changed files, where the system tells.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>

int petri_watch_open(void) {
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  return watch < 0 ? -errno : watch;
}

int petri_watch_add(int watch, const char *folder) {
  uint32_t events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR;
  return inotify_add_watch(watch, folder, events) < 0 ? -errno : 0;
}
#else
int petri_watch_open(void) { return -ENOSYS; }

int petri_watch_add(int watch, const char *folder) {
  (void)watch, (void)folder;
  return -ENOSYS;
}
#endif

void petri_watch_drain(int watch) {
  char bytes[4096];
  while (read(watch, bytes, sizeof bytes) > 0) {}
}
