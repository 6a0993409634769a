import { PARTIES, type Act, type Life, type Party } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../ledger/verify.ts';
import { refusalOf } from './acting.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from './matrix.ts';
import type { Restore } from './restore.ts';
import type { TestClient, TestServer } from './test-server.ts';
import { actAtOnce, pairsIn, type LegalAct } from './two-at-once.ts';

/** An application as acts name it. */
interface Shown {
  readonly id: string;
  readonly version: number;
}

/** An application as it is read. */
interface Read {
  readonly state: string;
  readonly version: number;
}

/** Performs an act as a person who may. */
type Does<State> = (state: State, act: Act) => Promise<void>;

/** A kind of application to a lender, and how its tests bring about what an act needs. */
interface MatrixKind<State extends string, Subject extends Shown> {
  readonly server: () => TestServer;
  readonly kind: string;
  readonly table: string;
  readonly life: Pick<Life<State, string>, 'actsIn'> & { readonly machine: { readonly states: readonly State[] } };
  /** The prefix of user names for each party. */
  readonly who: Readonly<Partial<Record<Party, string>>>;
  readonly roles?: readonly (typeof MATRIX_ROLES)[number][];
  /** What is granted, and the state that it leads to. */
  readonly legal: readonly LegalAct<State>[];
  /** Granted acts that nobody makes by a call of this kind. */
  readonly elsewhere: readonly Act[];
  /** The acts that the list shows of its first application. */
  readonly listed: (client: TestClient, part: Party) => Promise<readonly Act[] | undefined>;
  readonly get: (id: Subject['id']) => Promise<Read>;
  /** An application that is put into every state. */
  readonly refused: {
    readonly begin: () => Promise<Subject>;
    readonly put: (subject: Subject, state: State) => Promise<unknown>;
    /** Whether a granted act is not due, as the application is put. */
    readonly notDue: (state: State, act: Act) => boolean;
    readonly attempts: Attempts<Subject>;
  };
  /** An application that comes to every state. */
  readonly granted: {
    readonly begin: () => Promise<void>;
    readonly id: () => Subject['id'];
    /** Brings it to where an act is due in a state. */
    readonly stand: (state: State, act: Act, does: Does<State>) => Promise<void>;
    /** An act on it as it stands, ready to be made. */
    readonly prepared: (client: TestClient, state: State, act: Act) => Promise<() => Promise<unknown>>;
    /** What has to be done in a state before an act is due: of two acts that need other preparation only one is due. */
    readonly before: (state: State, act: Act) => string;
  };
}

/** What is granted of what was paid out, and where it leads once nothing is owed. */
export const repayments = <const PaidOff extends string>(paidOff: PaidOff) =>
  (['disbursed', 'overdue'] as const).flatMap((state) => [
    [state, 'repay', state] as const,
    [state, 'repayAuthorise', state] as const,
    [state, 'repayReturn', state] as const,
    [state, 'repayDeny', state] as const,
    [state, 'repayConfirm', paidOff] as const,
  ]);

/** What has to be done of a repayment before an act on it is due. */
export const BEFORE_REPAYMENT: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  repayAuthorise: ['repay'],
  repayReturn: ['repay'],
  repayDeny: ['repay', 'repayAuthorise'],
  repayConfirm: ['repay', 'repayAuthorise'],
};

/** Tests that a kind does what the action matrix grants and refuses the rest, by one person and by two at once. */
export function describeLendingMatrix<State extends string, Subject extends Shown>(of: MatrixKind<State, Subject>): void {
  const { kind, table, who, roles = MATRIX_ROLES, legal, elsewhere, refused, granted } = of;
  const { machine, actsIn } = of.life;
  // A draft is no application yet: it is kept and thrown away by calls of its own.
  const states = machine.states.filter((state) => state !== 'draft');
  const parties = PARTIES.filter((party) => who[party] !== undefined);
  const nameOf = (party: Party, role: (typeof MATRIX_ROLES)[number]) => `${who[party]}-${MATRIX_PEOPLE[role]}`;
  const rowOf = async ({ id }: Subject) =>
    JSON.stringify(await of.server().database.session((session) => session.query(`select * from ${table} where id = $1`, [id])));

  let returnToStart: Restore;
  const signInAll = async () => {
    returnToStart = await of.server().checkpoint();
    for (const party of parties) for (const role of roles) await of.server().as(nameOf(party, role));
  };

  describe('what the matrix does not grant is refused with the state’s name, and writes nothing', () => {
    let subject: Subject;
    beforeAll(async () => {
      await signInAll();
      subject = await refused.begin();
    });
    afterAll(() => returnToStart());

    test.each(states)(`${kind} %s`, async (state) => {
      await refused.put(subject, state);
      const before = await rowOf(subject);
      for (const party of parties) {
        for (const role of roles) {
          const acts = await of.listed(await of.server().as(nameOf(party, role)), party);
          const due = actsIn(state, party, role).filter((act) => !refused.notDue(state, act));
          expect({ party, role, acts }).toEqual({ party, role, acts: due });
        }
      }
      await refusesTheRest({
        server: of.server(),
        object: kind,
        state,
        who,
        roles,
        subject,
        attempts: refused.attempts,
        granted: (party, role) => actsIn(state, party, role),
      });
      expect(await rowOf(subject)).toBe(before);
    });
  });

  describe('what the matrix grants is done', () => {
    async function prepared(state: State, act: Act): Promise<() => Promise<unknown>> {
      const [name] = parties.flatMap((party) =>
        roles.flatMap((role) => (actsIn(state, party, role).includes(act) ? [nameOf(party, role)] : [])),
      );
      return granted.prepared(await of.server().as(name ?? expect.fail('the matrix does not grant it')), state, act);
    }
    const does: Does<State> = async (state, act) => {
      await (
        await prepared(state, act)
      )();
    };
    const violations = async () => (await ledgerViolations(of.server().database.db)).filter((one) => one.includes(granted.id()));

    beforeAll(async () => {
      await signInAll();
      await granted.begin();
    });
    afterAll(() => returnToStart());

    test('nothing that it grants is left out here', () => {
      const pairs = grantedPairs(states, parties, (state, party, role) =>
        actsIn(state, party, role).filter((act) => !elsewhere.includes(act)),
      );
      expect(legal.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(pairs);
    });

    test.each(legal.map((one) => [...one] as const))(`${kind} %s: %s leads to %s`, async (from, act, to) => {
      await granted.stand(from, act, does);
      await does(from, act);
      const after = of.get(granted.id());
      if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
      else expect((await after).state).toBe(to);
      expect(await violations()).toEqual([]);
    });

    // What is overdue takes the acts of what is paid out.
    const pairs = pairsIn(legal.filter(([state]) => state !== 'overdue')).filter(
      ([state, [, one], [, other]]) => granted.before(state, one) === granted.before(state, other),
    );
    test.each(pairs.map(([state, one, other]) => [state, one[1], other[1], one, other] as const))(
      `of two who act at once on a ${kind} %s, %s and %s, nobody’s act is lost without a word`,
      async (state, act, otherAct, [, , to], [, , otherTo]) => {
        await granted.stand(state, act, does);
        const both = [await prepared(state, act), await prepared(state, otherAct)] as const;
        await actAtOnce(both, to !== state && otherTo !== state);
        expect(await violations()).toEqual([]);
      },
    );
  });
}
