import * as z from 'zod/mini';
import { ids } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AnnouncementFile, AnnouncementType, MessageType } from './schemas/news.ts';
import { AnnouncementId, Day, Instant, MessageId, Text } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** What it says stands in `kind` and `parameters`, for `messageText` of the domain to put into a language; `title` and `content` say the same in Chinese. */
const Message = z.object({
  id: MessageId,
  type: MessageType,
  title: z.string(),
  content: z.string(),
  /** Null for a message that is older than its kind. */
  kind: wire('msgKind', z.nullable(z.string())),
  parameters: wire('msgParams', z.record(z.string(), z.string())),
  subjectKind: wire('bizType', z.nullable(z.string())),
  subjectId: wire('bizId', z.nullable(z.string())),
  createdAt: wire('createTime', Instant),
  readAt: wire('readTime', z.nullable(Instant)),
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
} as const;
const announcement = {
  id: ids.announcement('A1'),
  title: '2027 年元旦假期到期兑付顺延安排',
  type: 'notice',
  pinned: true,
  publishedAt: '2026-11-18T09:00:00+08:00',
} as const;

/** An announcement beside another: enough to lead there. */
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
  /** The person's messages, newest first; `stateCounts` counts them by type, whatever type is asked for. */
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
    example: { request: { page: 1, pageSize: 20 }, response: { list: [message], total: 1, page: 1, pageSize: 20 } },
  }),
  /** One message, for a link that leads to it. */
  detail: query('/detail', {
    summary: '消息详情',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ id: MessageId }),
    response: Message,
    refuses: ['NOT_FOUND'],
    example: { request: { id: message.id }, response: message },
  }),
  /** Marks the messages named as read; none named means all. */
  markRead: act('/redeMessage', {
    summary: '标记已读',
    source: 'assumed',
    needs: 'message.read',
    request: z.strictObject({ ids: z.array(MessageId).check(z.maxLength(100)) }),
    response: z.object({}),
    example: { request: { ids: [message.id] }, response: {} },
  }),
  /** What is announced, the pinned first; `stateCounts` counts by type, whatever type is asked for. */
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
    /** `type` keeps the neighbours within one type. */
    request: z.strictObject({ id: AnnouncementId, type: z.optional(AnnouncementType) }),
    /** `content` is rich text of the few elements that the platform allows. */
    response: z.extend(Announcement, {
      content: z.string(),
      attachments: z.array(AnnouncementFile),
      previous: Neighbour,
      next: Neighbour,
    }),
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

/** Which work waits for this person's role: A sign-for, B issue review, C transfer, D financing, E pledge. */
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
      /** Ours: of what is added to the fund register. */
      fund: wire('redFCount', z.boolean()),
    }),
    example: {
      request: {},
      response: { signFor: true, issueReview: false, transfer: false, financing: false, pledge: false, fund: false },
    },
  }),
});
