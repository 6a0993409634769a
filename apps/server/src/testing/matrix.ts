import { STATE_LABELS, type Act, type ActionObject, type Party, type Role } from '@lianxin/domain';
import { expect } from 'vitest';
import { refusalOf } from './acting.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** The codes of an act that is not the state's, and of one that is another role's. */
const ILLEGAL = '10006';
const ROLE = '10004';

/** The people of an enterprise, by the end of their user names. */
export const MATRIX_PEOPLE = { operator: 'op', reviewer: 'review', administrator: 'admin' } as const satisfies Partial<
  Record<Role, string>
>;
export const MATRIX_ROLES = ['operator', 'reviewer', 'administrator'] as const satisfies readonly Role[];

/** Every act of an object by its call. */
export type Attempts<Subject> = Readonly<Partial<Record<Act, (client: TestClient, subject: Subject) => Promise<unknown>>>>;

interface Battery<Subject> {
  readonly server: TestServer;
  /** The object and the state that it stands in. */
  readonly object: ActionObject;
  readonly state: string;
  /** What user names begin with, by the party that an enterprise is. */
  readonly who: Readonly<Partial<Record<Party, string>>>;
  /** @default every role that anybody has an account in */
  readonly roles?: readonly (typeof MATRIX_ROLES)[number][];
  readonly subject: Subject;
  readonly attempts: Attempts<Subject>;
  /** What the matrix grants, with whatever else goes by the same call. */
  readonly granted: (party: Party, role: Role) => readonly Act[];
}

const isParty = (text: string): text is Party => ['own', 'counterparty', 'funder', 'guarantor'].includes(text);

/** Makes every act by everybody of every party; what the matrix does not grant has to be refused, by the role or by the state's name. */
export async function refusesTheRest<Subject>({
  server,
  object,
  state,
  who,
  roles = MATRIX_ROLES,
  subject,
  attempts,
  granted,
}: Battery<Subject>): Promise<void> {
  const labels: Readonly<Record<string, { readonly zh: string }>> = STATE_LABELS[object];
  for (const [party, name] of Object.entries(who)) {
    if (!isParty(party)) throw new Error(`${party} is no party`);
    for (const role of roles) {
      const client = await server.as(`${name}-${MATRIX_PEOPLE[role]}`);
      const allowed = granted(party, role);
      for (const [act, attempt] of Object.entries(attempts)) {
        if (allowed.some((one) => one === act)) continue;
        const { code, message } = await refusalOf(attempt(client, subject));
        expect({ party, role, act, code }).toEqual({ party, role, act, code: expect.stringMatching(`^(${ILLEGAL}|${ROLE})$`) });
        if (code === ILLEGAL)
          expect({ party, role, act, message }).toMatchObject({ message: expect.stringContaining(`【${labels[state]?.zh}】`) });
      }
    }
  }
}

/** "state act" of everything that the matrix grants anybody, but to look: what the tests of what is granted have to have tried. */
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
