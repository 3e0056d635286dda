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
  int number = inotify_add_watch(watch, folder, events);
  return number < 0 ? -errno : number;
}

void petri_watch_read(int watch, void *context, void (*visit)(void *context, int folder, const char *name, int news)) {
  _Alignas(struct inotify_event) char bytes[16384];
  ssize_t count;
  while ((count = read(watch, bytes, sizeof bytes)) > 0) {
    for (char *place = bytes; place < bytes + count;) {
      const struct inotify_event *event = (const struct inotify_event *)place;
      place += sizeof *event + event->len;
      int news = event->mask & IN_Q_OVERFLOW ? PETRI_NEWS_LOST
               : event->mask & (IN_ISDIR | IN_IGNORED | IN_UNMOUNT) ? PETRI_NEWS_FOLDER
               : PETRI_NEWS_FILE;
      visit(context, event->wd, event->len > 0 ? event->name : "", news);
    }
  }
}
#else
int petri_watch_open(void) { return -ENOSYS; }

int petri_watch_add(int watch, const char *folder) {
  (void)watch, (void)folder;
  return -ENOSYS;
}

void petri_watch_read(int watch, void *context, void (*visit)(void *context, int folder, const char *name, int news)) {
  (void)watch, (void)context, (void)visit;
}
#endif
