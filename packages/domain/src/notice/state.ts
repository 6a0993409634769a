import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where a notice to the issuer stands that a claim against it has passed to another or is pledged. */
export type NoticeState = 'unread' | 'read';

/** The codes that stand for the states on the wire. */
export const NOTICE_STATE_CODES = { unread: '0', read: '1' } as const satisfies Record<NoticeState, string>;

/** The state that a code stands for. */
export const noticeStateOfCode = (code: string): NoticeState | undefined => stateOfCode(NOTICE_STATE_CODES, code);

export const NOTICE_EVENTS = ['read'] as const;

export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/**
 * The life of a notice. It takes effect when it reaches the issuer (民法典 137, 546), so nothing waits for its receipt; the first reader's
 * stands, and reading again changes nothing.
 */
export const noticeMachine = defineMachine<NoticeState, NoticeEvent>(NOTICE_EVENTS, { unread: { read: 'read' }, read: { read: 'read' } });
