import type { Handlers } from '../http/handler.ts';
import { pendingWorkOf } from '../workbench/pending-work.ts';
import { listAnnouncements, readAnnouncement } from './announcements.ts';
import type { Services } from '../services.ts';
import { deliveryHandlers } from './delivery.ts';
import { listMessages, markRead, readMessage, unreadCountOf } from './messages.ts';

/** Messages, announcements and the red dots. */
export const messageHandlers = (services: Services): Handlers['message'] => ({
  unreadCount: ({ db, viewer }) => unreadCountOf(db, viewer),
  list: (context, request) => listMessages(context, request),
  detail: (context, { id }) => readMessage(context, id),
  async markRead(context, { ids }) {
    await markRead(context, ids);
    return {};
  },
  listAnnouncements: (context, request) => listAnnouncements(context, request),
  announcement: (context, request) => readAnnouncement(context, request),
  pendingWork: ({ db, viewer }) => pendingWorkOf(db, viewer),
  ...deliveryHandlers(services),
});
