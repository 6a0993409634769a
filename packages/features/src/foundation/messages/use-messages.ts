import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { useNavigate } from 'react-router-dom';
import { useList } from '../../platform/lists/index.ts';
import { messageFilters } from './message-filters.ts';
import { useMessagePlace } from './use-message-place.ts';

export type Message = ResponseOf<typeof contract.message.detail>;

/** The person's messages by the filters, the total unread count, and acts. */
export function useMessages() {
  const placeOf = useMessagePlace();
  const navigate = useNavigate();
  const list = useList({ name: 'messages', filters: messageFilters });
  const unread = useEndpoint(contract.message.unreadCount, {}, { quiet: true });
  const { run, busy } = useAction(contract.message.markRead);

  return {
    list,
    unread: unread.data ?? 0,
    marking: busy,
    placeOf,
    markRead: (message: Message) => void (message.readAt === null && run({ ids: [message.id] })),
    markAll: () => void run({ ids: [] }),
    /** Opens the subject of a message. */
    goTo: (path: string) => void navigate(path),
  };
}

export type Messages = ReturnType<typeof useMessages>;
