import * as z from 'zod/mini';
import { ids } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AnnouncementId, Instant, MessageId } from './schemas/primitives.ts';
import { wire } from './wire.ts';

const Message = z.object({
  id: MessageId,
  type: z.enum(['task', 'result', 'due', 'system']),
  title: z.string(),
  content: z.string(),
  subjectKind: wire('bizType', z.nullable(z.string())),
  subjectId: wire('bizId', z.nullable(z.string())),
  createdAt: wire('createTime', Instant),
  readAt: wire('readTime', z.nullable(Instant)),
});
const Announcement = z.object({
  id: AnnouncementId,
  title: z.string(),
  type: z.string(),
  pinned: wire('top', z.boolean()),
  publishedAt: wire('publishTime', Instant),
});

const message = {
  id: ids.message('M1'),
  type: 'task',
  title: '有一笔链信待签收',
  content: '晋北煤业集团有限公司开立，金额 3,286,500.00 元。',
  subjectKind: 'issuance',
  subjectId: 'I1',
  createdAt: '2026-11-18T09:20:00+08:00',
  readAt: null,
} as const;
const announcement = {
  id: ids.announcement('A1'),
  title: '2027 年元旦假期到期兑付顺延安排',
  type: 'notice',
  pinned: true,
  publishedAt: '2026-11-18T09:00:00+08:00',
};

export const messageCalls = resource('api', '/message', {
  unreadCount: query('/unredeCount', {
    summary: '未读消息数',
    source: 'spec',
    request: z.strictObject({}),
    response: z.int(),
    example: { request: {}, response: 12 },
  }),
  list: query('/list', {
    summary: '消息列表',
    source: 'assumed',
    request: z.strictObject({ ...pageRequest, unreadOnly: z.optional(z.boolean()) }),
    response: pageOf(Message),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [message], total: 1, page: 1, pageSize: 20 } },
  }),
  /** Marks the messages named as read; none named means all. */
  markRead: act('/redeMessage', {
    summary: '标记已读',
    source: 'assumed',
    request: z.strictObject({ ids: z.array(MessageId).check(z.maxLength(100)) }),
    response: z.object({}),
    example: { request: { ids: [message.id] }, response: {} },
  }),
  listAnnouncements: query('//announce/list', {
    summary: '公告列表',
    callers: 'visitor',
    source: 'assumed',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(Announcement),
    example: { request: { page: 1, pageSize: 5 }, response: { list: [announcement], total: 1, page: 1, pageSize: 5 } },
  }),
  announcement: query('//announce/detail', {
    summary: '公告详情',
    callers: 'visitor',
    source: 'assumed',
    request: z.strictObject({ id: AnnouncementId }),
    response: z.extend(Announcement, { content: z.string() }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: announcement.id }, response: { ...announcement, content: '元旦假期到期的凭证顺延至 1 月 4 日兑付。' } },
  }),
});

/** Which work waits for this person's role: A sign-for, B issue review, C transfer, D financing, E pledge. */
export const pendingWorkCalls = resource('financing', '/pz/pay', {
  pendingWork: query('/pzRedTag', {
    summary: '红点',
    source: 'spec',
    request: z.strictObject({}),
    response: z.object({
      signFor: wire('redACount', z.boolean()),
      issueReview: wire('redBCount', z.boolean()),
      transfer: wire('redCCount', z.boolean()),
      financing: wire('redDCount', z.boolean()),
      pledge: wire('redECount', z.boolean()),
    }),
    example: { request: {}, response: { signFor: true, issueReview: false, transfer: false, financing: false, pledge: false } },
  }),
});
