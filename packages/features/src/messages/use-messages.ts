import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { civilDate } from '@lianxin/domain';
import { useNavigate } from 'react-router-dom';
import { useList } from '../lists/index.ts';
import { messageTypeOf } from './message-terms.ts';
import { useMessagePlace } from './use-message-place.ts';

export type Message = ResponseOf<typeof contract.message.detail>;

export const MESSAGE_FILTERS = { type: '', read: '', from: '', to: '', search: '' } as const;
export type MessageFilters = Readonly<Record<keyof typeof MESSAGE_FILTERS, string>>;

/** The person's messages as their filters ask, how many are unread in all, and what can be done with them. */
export function useMessages() {
  const placeOf = useMessagePlace();
  const navigate = useNavigate();
  const list = useList({
    name: 'messages',
    endpoint: contract.message.list,
    filters: MESSAGE_FILTERS,
    rowsOf: (reply) => reply,
    request: ({ type, read, from, to, search }, { page, pageSize }) => ({
      page,
      pageSize,
      ...(messageTypeOf(type) === undefined ? {} : { type: messageTypeOf(type) }),
      ...(read === 'unread' ? { unreadOnly: true } : {}),
      ...(read === 'read' ? { readOnly: true } : {}),
      ...(civilDate(from) === undefined ? {} : { from: civilDate(from) }),
      ...(civilDate(to) === undefined ? {} : { to: civilDate(to) }),
      ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 60) }),
    }),
  });
  const unread = useEndpoint(contract.message.unreadCount, {}, { quiet: true });
  const { run, busy } = useAction(contract.message.markRead);

  return {
    list,
    unread: unread.data ?? 0,
    marking: busy,
    /** Where the matter of a message is seen. */
    placeOf,
    markRead: (message: Message) => void (message.readAt === null && run({ ids: [message.id] })),
    markAll: () => void run({ ids: [] }),
    /** Opens the matter of a message. */
    goTo: (path: string) => void navigate(path),
  };
}

export type Messages = ReturnType<typeof useMessages>;
