import type { Handlers } from '../../../calls/handler.ts';
import { listAnnouncements, readAnnouncement } from './announcements.ts';
import type { Services } from '../../../platform/services.ts';
import { deliveryHandlers } from './delivery.ts';
import { listMessages, markRead, readMessage, unreadCountOf } from './messages.ts';

/** Messages and announcements. */
export const messageHandlers = (services: Services): Omit<Handlers['message'], 'pendingWork'> => ({
  unreadCount: ({ db, viewer }) => unreadCountOf(db, viewer),
  list: (context, request) => listMessages(context, request),
  detail: (context, { id }) => readMessage(context, id),
  async markRead(context, { ids }) {
    await markRead(context, ids);
    return {};
  },
  listAnnouncements: (context, request) => listAnnouncements(context, request),
  announcement: (context, request) => readAnnouncement(context, request),
  ...deliveryHandlers(services),
});
