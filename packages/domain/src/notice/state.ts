import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a notice to the issuer that a claim against it has been assigned or pledged. */
export type NoticeState = 'unread' | 'read';

/** Wire codes of the states. */
export const NOTICE_STATE_CODES = { unread: '0', read: '1' } as const satisfies Record<NoticeState, string>;

export const noticeStateOfCode = (code: string): NoticeState | undefined => stateOfCode(NOTICE_STATE_CODES, code);

export const NOTICE_EVENTS = ['read'] as const;

export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/**
 * Life cycle of a notice. It takes effect when it reaches the issuer (民法典 137, 546), so no process waits for it to be read. Only the
 * first reading is recorded.
 */
export const noticeMachine = defineMachine<NoticeState, NoticeEvent>(NOTICE_EVENTS, { unread: { read: 'read' }, read: { read: 'read' } });
