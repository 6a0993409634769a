import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of an enterprise's registration, from the first draft to the account verified by micro-deposit. */
export type RegistrationState = 'draft' | 'submitted' | 'rejected' | 'approved' | 'completed';

/** Codes of the states on the wire and in the database. */
export const REGISTRATION_STATE_CODES = {
  draft: '00',
  submitted: '10',
  rejected: '11',
  approved: '20',
  completed: '30',
} as const satisfies Record<RegistrationState, string>;

export const registrationStateOfCode = (code: string): RegistrationState | undefined => stateOfCode(REGISTRATION_STATE_CODES, code);

export const REGISTRATION_EVENTS = ['edit', 'submit', 'approve', 'reject', 'complete'] as const;

export type RegistrationEvent = (typeof REGISTRATION_EVENTS)[number];

/** Life cycle of a registration. A platform operator approves or rejects; a rejected registration can be edited and submitted again. */
export const registrationMachine = defineMachine<RegistrationState, RegistrationEvent>(REGISTRATION_EVENTS, {
  draft: { edit: 'draft', submit: 'submitted' },
  submitted: { approve: 'approved', reject: 'rejected' },
  rejected: { edit: 'rejected', submit: 'submitted' },
  approved: { complete: 'completed' },
  completed: {},
});

/** Status codes of a user on the wire (specification §4). */
export const USER_STATUS = { awaitingReview: 0, normal: 1, rejected: 2, depositDue: 3, rejectedAgain: 4 } as const;

/** Status of the registering user; a rejection counts as `rejectedAgain` from the second submission on. */
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
