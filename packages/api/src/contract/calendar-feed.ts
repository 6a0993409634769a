import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { Instant, RequiredText } from './schemas/primitives.ts';
import { wire } from './wire.ts';

const Feed = z.object({
  id: z.string(),
  enterpriseName: wire('corpNm', z.string()),
  /** Whether it belongs to the enterprise of the session. */
  isCurrent: z.boolean(),
  openedAt: Instant,
  /** When a calendar program last read it, to the hour; null for never. */
  lastReadAt: z.nullable(Instant),
});

const feed: z.output<typeof Feed> = {
  id: 'F1',
  enterpriseName: '恒信机电设备有限公司',
  isCurrent: true,
  openedAt: '2026-11-20T09:42:00+08:00',
  lastReadAt: '2026-11-25T08:00:00+08:00',
};

/**
 * Addresses from which a calendar program reads the due dates of an enterprise without a session; each person has one per enterprise. An
 * address ends with the person's position, when it is renewed, when their password changes unless they keep it, and when they end it.
 */
export const calendarFeed = resource('calendarFeed', 'api', '/calendarFeed', {
  /** The person's feeds for all enterprises, without the addresses themselves. */
  list: query('/list', {
    summary: '日历订阅列表',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.array(Feed),
    example: { request: {}, response: [feed] },
  }),
  /** Makes a new address for the session's enterprise; an earlier one ends. The address is only shown this once and is not stored. */
  open: act('/open', {
    remembered: false,
    summary: '生成日历订阅地址',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({ address: z.string() }),
    refuses: ['TOO_FREQUENT'],
    example: { request: {}, response: { address: 'https://portal.example.com/calendars/kQ3vB7h-secret-of-the-address.ics' } },
  }),
  /** Ends one of the person's addresses: reading it finds nothing. */
  end: act('/end', {
    summary: '停用日历订阅地址',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ id: RequiredText(64) }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: 'F1' }, response: {} },
  }),
});
