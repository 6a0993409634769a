import type { Handlers } from '../http/handler.ts';
import { listAnnouncements, readAnnouncement } from './announcements.ts';
import { listMessages, markRead, unreadCountOf } from './messages.ts';

/** Messages and announcements; the red dots belong to the workbench. */
export const messageHandlers: Omit<Handlers['message'], 'pendingWork'> = {
  unreadCount: ({ db, viewer }) => unreadCountOf(db, viewer),
  list: (context, request) => listMessages(context, request),
  async markRead(context, { ids }) {
    await markRead(context, ids);
    return {};
  },
  listAnnouncements: (context, request) => listAnnouncements(context, request),
  announcement: (context, { id }) => readAnnouncement(context, id),
};
