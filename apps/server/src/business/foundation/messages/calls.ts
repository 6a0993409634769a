import type { SomeCalls } from '../../../calls/call.ts';
import { listAnnouncements, readAnnouncement } from './announcements.ts';
import { confirmMail, delivery, saveDelivery, sendMailCode } from './delivery.ts';
import { markRead, unreadCountOf } from './messages.ts';

export const messageCalls = {
  message: {
    unreadCount: { scope: 'enterprise', background: true, statements: 2, handle: ({ db, viewer }) => unreadCountOf(db, viewer) },
    markRead: {
      scope: 'enterprise',
      statements: 5,
      handle: async (context, { ids }) => {
        await markRead(context, ids);
        return {};
      },
    },
    listAnnouncements: { scope: 'public', statements: 3, handle: listAnnouncements },
    announcement: { scope: 'public', statements: 2, handle: readAnnouncement },
    delivery: { scope: 'enterprise', statements: 3, handle: delivery },
    saveDelivery: { scope: 'enterprise', statements: 5, handle: saveDelivery },
    sendMailCode: { scope: 'enterprise', ownTransactions: true, statements: 7, handle: sendMailCode },
    confirmMail: { scope: 'enterprise', ownTransactions: true, statements: 7, handle: confirmMail },
  },
} satisfies SomeCalls;
