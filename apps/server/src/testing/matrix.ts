import { STATE_LABELS, type Act, type Party, type Role } from '@lianxin/domain';
import { expect } from 'vitest';
import { refusalOf } from './acting.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** Refusal codes of an act that the state or the role does not allow. */
const NOT_IN_STATE = '10006';
const NOT_IN_ROLE = '10004';

/** The suffix of the user name for each role. */
export const MATRIX_PEOPLE = { operator: 'op', reviewer: 'review', administrator: 'admin' } as const satisfies Partial<
  Record<Role, string>
>;
export const MATRIX_ROLES = ['operator', 'reviewer', 'administrator'] as const satisfies readonly Role[];

/** The call that makes each act. */
export type Attempts<Subject> = Readonly<Partial<Record<Act, (client: TestClient, subject: Subject) => Promise<unknown>>>>;

interface MatrixCase<Subject> {
  readonly server: TestServer;
  /** The object's kind and its current state. */
  readonly object: string;
  readonly state: string;
  /** The prefix of user names for each party. */
  readonly who: Readonly<Partial<Record<Party, string>>>;
  /** @default every role with an account */
  readonly roles?: readonly (typeof MATRIX_ROLES)[number][];
  readonly subject: Subject;
  readonly attempts: Attempts<Subject>;
  /** The acts granted by the matrix, including others served by the same call. */
  readonly granted: (party: Party, role: Role) => readonly Act[];
}

const isParty = (text: string): text is Party => ['own', 'counterparty', 'funder', 'guarantor'].includes(text);

const LABELS: Readonly<Record<string, Readonly<Record<string, { readonly zh: string }>>>> = STATE_LABELS;

/** Attempts every act as every role of every party. Acts not granted by the matrix must be refused because of the role or the state. */
export async function refusesTheRest<Subject>({
  server,
  object,
  state,
  who,
  roles = MATRIX_ROLES,
  subject,
  attempts,
  granted,
}: MatrixCase<Subject>): Promise<void> {
  const labels = LABELS[object];
  for (const [party, name] of Object.entries(who)) {
    if (!isParty(party)) throw new Error(`${party} is not a party`);
    for (const role of roles) {
      const client = await server.as(`${name}-${MATRIX_PEOPLE[role]}`);
      const allowed = granted(party, role);
      for (const [act, attempt] of Object.entries(attempts)) {
        if (allowed.some((one) => one === act)) continue;
        const { code, message } = await refusalOf(attempt(client, subject));
        expect({ party, role, act, code }).toEqual({ party, role, act, code: expect.stringMatching(`^(${NOT_IN_STATE}|${NOT_IN_ROLE})$`) });
        if (code === NOT_IN_STATE)
          expect({ party, role, act, message }).toMatchObject({ message: expect.stringContaining(`【${labels?.[state]?.zh ?? state}】`) });
      }
    }
  }
}

/** Every granted act except viewing, as "state act": the tests of granted acts must cover these. */
export function grantedPairs<State extends string>(
  states: readonly State[],
  parties: readonly Party[],
  allowed: (state: State, party: Party, role: Role) => readonly Act[],
): readonly string[] {
  const pairs = states.flatMap((state) =>
    parties.flatMap((party) =>
      MATRIX_ROLES.flatMap((role) => allowed(state, party, role).flatMap((act) => (act === 'view' ? [] : [`${state} ${act}`]))),
    ),
  );
  return [...new Set(pairs)].toSorted();
}
