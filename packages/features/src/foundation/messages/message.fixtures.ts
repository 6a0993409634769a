import { contract, type ResponseOf } from '@lianxin/api/contract';
import { ids, reply, type MockReply } from '@lianxin/api/mock';
import { fen, messageOf, messageText, type MessageFacts } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { pageBy } from '../../platform/testing/world/example.ts';

type Message = ResponseOf<typeof contract.message.detail>;
type Announcement = ResponseOf<typeof contract.message.announcement>;

const base = contract.message.detail.example.response;
const message = (number: number, changes: Partial<Message>): Message => ({ ...base, id: ids.message(`M${number}`), ...changes });
const saying = (facts: MessageFacts) => ({ ...facts, ...messageText(facts.kind, facts.parameters, 'zh') });

/** Messages of each type, some read. */
export const messages: readonly Message[] = [
  message(1, {}),
  message(2, {
    type: 'due',
    ...saying(messageOf('issuanceSignForDue', { from: enterprises.core.name, amount: fen(64_000_000n) })),
    createdAt: '2026-11-17T01:00:00.000Z',
  }),
  message(3, {
    type: 'result',
    ...saying(messageOf('transferSignedFor', { number: 'ZR20261116-0004', to: enterprises.tier2.name, amount: fen(12_000_000n) })),
    subjectKind: 'transfer',
    subjectId: 'T4',
    isDone: null,
    createdAt: '2026-11-16T07:21:00.000Z',
    readAt: '2026-11-16T08:00:00.000Z',
  }),
  message(4, {
    type: 'system',
    ...saying(messageOf('certificatesExpire', {})),
    subjectKind: null,
    subjectId: null,
    isDone: null,
    createdAt: '2026-11-15T00:10:00.000Z',
    readAt: '2026-11-15T02:00:00.000Z',
  }),
];

export const messageReplies: readonly MockReply[] = [
  reply(contract.message.unreadCount, 2),
  reply(contract.message.list, ({ page, pageSize, type }) => ({ ...pageBy(messages, 'type', type && [type]), page, pageSize })),
  reply(contract.message.detail, ({ id }) => messages.find((one) => one.id === id) ?? base),
];

const announced = contract.message.announcement.example.response;
const titled = (order: number, title: string) => ({ id: ids.announcement(`A${order}`), title });
const maintenance = titled(2, '平台例行维护通知');
const rates = titled(3, '银行间利率调整说明');

/** One announcement for each of three types. */
export const announcements: readonly Announcement[] = [
  announced,
  {
    ...announced,
    ...maintenance,
    type: 'maintenance',
    pinned: false,
    publishedAt: '2026-11-04T09:00:00.000Z',
    content:
      '<p>平台将于本周日 <strong>00:00 至 04:00</strong> 例行维护。</p><ul><li>期间暂停开立、转让与签收</li><li>查询不受影响</li></ul>',
    attachments: [],
    previous: { id: announced.id, title: announced.title },
    next: rates,
  },
  {
    ...announced,
    ...rates,
    type: 'bank',
    pinned: false,
    publishedAt: '2026-10-24T03:00:00.000Z',
    content: '<p>详见 <a href="https://bank.example/rates">银行公告</a>。</p>',
    attachments: [],
    previous: maintenance,
    next: null,
  },
];

export const announcementReplies: readonly MockReply[] = [
  reply(contract.message.listAnnouncements, ({ page, pageSize, type }) => ({
    ...pageBy(announcements, 'type', type && [type]),
    page,
    pageSize,
  })),
  reply(contract.message.announcement, ({ id }) => announcements.find((one) => one.id === id) ?? announced),
];

export const nothing = { list: [], total: 0, page: 1, pageSize: 20, stateCounts: {} };
