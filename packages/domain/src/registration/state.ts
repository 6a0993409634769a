import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where an enterprise's registration stands, from its first draft to the account that was proved by a micro-deposit. */
export type RegistrationState = 'draft' | 'submitted' | 'rejected' | 'approved' | 'completed';

/** The codes that stand for the states on the wire and in the database. */
export const REGISTRATION_STATE_CODES = {
  draft: '00',
  submitted: '10',
  rejected: '11',
  approved: '20',
  completed: '30',
} as const satisfies Record<RegistrationState, string>;

/** The state that a code stands for. */
export const registrationStateOfCode = (code: string): RegistrationState | undefined => stateOfCode(REGISTRATION_STATE_CODES, code);

export const REGISTRATION_EVENTS = ['edit', 'submit', 'approve', 'reject', 'complete'] as const;

export type RegistrationEvent = (typeof REGISTRATION_EVENTS)[number];

/** The life of a registration. A person of the platform approves or rejects; what was rejected is edited and submitted again. */
export const registrationMachine = defineMachine<RegistrationState, RegistrationEvent>(REGISTRATION_EVENTS, {
  draft: { edit: 'draft', submit: 'submitted' },
  submitted: { approve: 'approved', reject: 'rejected' },
  rejected: { edit: 'rejected', submit: 'submitted' },
  approved: { complete: 'completed' },
  completed: {},
});

/** Under review, rejected, owing the micro-deposit check, or anything else (specification §4). */
export const USER_STATUS = { awaitingReview: 0, normal: 1, rejected: 2, depositDue: 3, rejectedAgain: 4 } as const;

/** The status of the person who registers: 2 when the first submission was rejected, 4 when a later one was. */
export function userStatusOf(state: RegistrationState, submissions: number): number {
  switch (state) {
    case 'submitted':
      return USER_STATUS.awaitingReview;
    case 'rejected':
      return submissions > 1 ? USER_STATUS.rejectedAgain : USER_STATUS.rejected;
    case 'approved':
      return USER_STATUS.depositDue;
    case 'draft':
    case 'completed':
      return USER_STATUS.normal;
  }
}
