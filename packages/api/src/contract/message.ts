import * as z from 'zod/mini';
import { firstPage, ids, pageWith } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AnnouncementFile, AnnouncementType, MessageType } from './schemas/news.ts';
import { AnnouncementId, Day, Instant, MessageId, Text } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** `kind` and `parameters` make the text in any language (`messageText` of the domain); `title` and `content` are that text in Chinese. */
const Message = z.object({
  id: MessageId,
  type: MessageType,
  title: z.string(),
  content: z.string(),
  /** Null for messages from before there were kinds. */
  kind: wire('msgKind', z.nullable(z.string())),
  parameters: wire('msgParams', z.record(z.string(), z.string())),
  subjectKind: wire('bizType', z.nullable(z.string())),
  subjectId: wire('bizId', z.nullable(z.string())),
  createdAt: wire('createTime', Instant),
  readAt: wire('readTime', z.nullable(Instant)),
  /** Whether what it asks for is done, by whomever; null if it asks for nothing, or the workbench does not list it. */
  isDone: wire('done', z.nullable(z.boolean())),
});
const Announcement = z.object({
  id: AnnouncementId,
  title: z.string(),
  type: AnnouncementType,
  pinned: wire('top', z.boolean()),
  publishedAt: wire('publishTime', Instant),
});

const message = {
  id: ids.message('M1'),
  type: 'task',
  title: '有一笔凭证待签收',
  content: '晋北煤业集团有限公司开立，金额 3,286,500.00 元。',
  kind: 'issuanceToSignFor',
  parameters: { from: '晋北煤业集团有限公司', amount: '328650000' },
  subjectKind: 'issuanceSignFor',
  subjectId: 'I1',
  createdAt: '2026-11-18T09:20:00+08:00',
  readAt: null,
  isDone: false,
} as const;
const announcement = {
  id: ids.announcement('A1'),
  title: '2027 年元旦假期到期兑付顺延安排',
  type: 'notice',
  pinned: true,
  publishedAt: '2026-11-18T09:00:00+08:00',
} as const;

/** The previous or next announcement, for a link to it. */
const Neighbour = z.nullable(z.object({ id: AnnouncementId, title: z.string() }));

const Search = z.optional(Text(60));

export const messageCalls = resource('message', 'api', '/message', {
  unreadCount: query('/unredeCount', {
    summary: '未读消息数',
    source: 'spec',
    needs: 'message.read',
    request: z.strictObject({}),
    response: z.int(),
    example: { request: {}, response: 12 },
  }),
  /** The person's messages, the newest first; `stateCounts` counts by type, ignoring the type filter. */
  list: query('/list', {
    summary: '消息列表',
    source: 'assumed',
    needs: 'message.read',
    request: z.strictObject({
      ...pageRequest,
      type: z.optional(MessageType),
      unreadOnly: z.optional(z.boolean()),
      readOnly: z.optional(z.boolean()),
      from: z.optional(Day),
      to: z.optional(Day),
      search: Search,
    }),
    response: pageOf(Message, MessageType),
    example: { request: firstPage, response: pageWith(message) },
  }),
  detail: query('/detail', {
    summary: '消息详情',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ id: MessageId }),
    response: Message,
    refuses: ['NOT_FOUND'],
    example: { request: { id: message.id }, response: message },
  }),
  /** Marks the given messages as read, or all where none are given. */
  markRead: act('/redeMessage', {
    summary: '标记已读',
    source: 'assumed',
    needs: 'message.read',
    request: z.strictObject({ ids: z.array(MessageId).check(z.maxLength(100)) }),
    response: z.object({}),
    example: { request: { ids: [message.id] }, response: {} },
  }),
  /** Announcements, the pinned ones first; `stateCounts` counts by type, ignoring the type filter. */
  listAnnouncements: query('//announce/list', {
    summary: '公告列表',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({ ...pageRequest, type: z.optional(AnnouncementType), search: Search }),
    response: pageOf(Announcement, AnnouncementType),
    example: { request: { page: 1, pageSize: 5 }, response: { list: [announcement], total: 1, page: 1, pageSize: 5 } },
  }),
  announcement: query('//announce/detail', {
    summary: '公告详情',
    needs: 'visitor',
    source: 'assumed',
    /** With `type`, the neighbours are of that type too. */
    request: z.strictObject({ id: AnnouncementId, type: z.optional(AnnouncementType) }),
    /** `content` is rich text of the elements that the platform allows. */
    response: z.extend(Announcement, { content: z.string(), attachments: z.array(AnnouncementFile), previous: Neighbour, next: Neighbour }),
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: announcement.id },
      response: {
        ...announcement,
        content: '<p>元旦假期到期的凭证顺延至 1 月 4 日兑付。</p>',
        attachments: [
          { id: 'AF1', name: '2027 年元旦假期安排.pdf', size: 182_400, contentType: 'application/pdf', url: '/announcements/files/AF1' },
        ],
        previous: null,
        next: { id: ids.announcement('A2'), title: '平台例行维护通知' },
      },
    },
  }),
});

/** Whether work waits for the person's role: A sign-for, B issuance review, C transfer, D financing, E pledge. */
export const pendingWorkCalls = resource('message', 'financing', '/pz/pay', {
  pendingWork: query('/pzRedTag', {
    summary: '红点',
    source: 'spec',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({
      signFor: wire('redACount', z.boolean()),
      issueReview: wire('redBCount', z.boolean()),
      transfer: wire('redCCount', z.boolean()),
      financing: wire('redDCount', z.boolean()),
      pledge: wire('redECount', z.boolean()),
      /** Our addition: supplements of the fund register. */
      fund: wire('redFCount', z.boolean()),
    }),
    example: {
      request: {},
      response: { signFor: true, issueReview: false, transfer: false, financing: false, pledge: false, fund: false },
    },
  }),
});
