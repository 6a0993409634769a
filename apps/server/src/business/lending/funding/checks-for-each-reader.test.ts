import { contract, type FinancingId, type PledgeId } from '@lianxin/api/contract';
import { adviceOn, momentOf, type FinancingState, type PledgeApplicationState } from '@lianxin/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { MATRIX_PEOPLE, MATRIX_ROLES } from '../../../testing/matrix.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing, pledge } = contract;
const DAY_MS = 86_400_000;

let server: TestServer;
const sql = (text: string, parameters: readonly unknown[]) => server.database.session((session) => session.query(text, parameters));

/** A clock that advances between any two reads, as outside of tests, to long after the expiry of the quote. */
function letTimePass(): void {
  const from = server.clock.now().getTime() + 5 * DAY_MS;
  let looked = 0;
  vi.spyOn(server.clock, 'now').mockImplementation(() => new Date(from + looked++));
}
afterEach(() => vi.restoreAllMocks());

interface Seen {
  readonly checks: readonly { readonly code: string; readonly level: 'pass' | 'warn' | 'fail' | 'pending' }[];
}
const against = ({ checks }: Seen) => checks.filter(({ level }) => level === 'fail' || level === 'pending').map(({ code }) => code);

describe('the checks of a pledge that was passed in time', () => {
  let id: PledgeId;
  beforeAll(async () => {
    server = await createTestServer({ world: lendingWorld });
    const money = pledgers(server);
    ({ id } = await money.apply([await actors(server).heldPiece({ amount: 60_000, invoice: 7 })]));
    await money.pass(id);
    await sql(`update pledge set handed_to_lender_at = passed_at where id = $1`, [id]);
  });
  afterAll(() => server.close());

  const STATES: readonly (readonly [PledgeApplicationState, readonly string[]])[] = [
    ['awaitingGuarantor', ['supplier', 'fi']],
    ['guarantorSupplementing', ['supplier', 'fi']],
    ['awaitingGuarantorSignature', ['supplier', 'fi']],
    ['underApproval', ['supplier', 'fi', 'loan']],
    ['supplementing', ['supplier', 'fi', 'loan']],
  ];
  test.each(STATES)('do not fail while it is %s, for %j', async (state, parties) => {
    await sql(`update pledge set state = $2 where id = $1`, [id, state]);
    letTimePass();
    for (const party of parties)
      for (const role of MATRIX_ROLES) {
        const seen = await (await server.as(`${party}-${MATRIX_PEOPLE[role]}`)).call(pledge.get, { id });
        expect({ party, role, against: against(seen), seen: seen.checks.length }).toEqual({ party, role, against: [], seen: 14 });
      }
  });

  test('are shown to its maker only once it is returned, with the quote judged by its present expiry', async () => {
    await sql(`update pledge set state = 'returned' where id = $1`, [id]);
    letTimePass();
    const [own, guarantor, lender] = await Promise.all(
      ['supplier-op', 'fi-op', 'loan-op'].map(async (who) => (await server.as(who)).call(pledge.get, { id })),
    );
    expect(own && against(own)).toContain('quote');
    expect(momentOf('quote', 'returned')).toBe('now');
    expect(adviceOn({ code: 'quote', level: 'fail' }, own && { party: own.part, acts: own.acts, state: own.state })).toEqual({
      remedy: 'requote',
      route: 'directly',
    });
    expect([guarantor?.checks, lender?.checks]).toEqual([[], []]);
  });
});

describe('the checks of a financing that was passed in time', () => {
  let id: FinancingId;
  beforeAll(async () => {
    server = await createTestServer({ world: financingWorld });
    const money = financiers(server);
    const applied = await money.apply([await actors(server).heldPiece({ amount: 60_000, invoice: 7 })]);
    ({ id } = applied);
    await money.pass(id, applied.version);
  });
  afterAll(() => server.close());

  const STATES: readonly FinancingState[] = ['awaitingAcceptance', 'underApproval', 'supplementing'];
  test.each(STATES)('do not fail while it is %s', async (state) => {
    await sql(`update financing set state = $2 where id = $1`, [id, state]);
    letTimePass();
    for (const who of ['supplier-op', 'supplier-review', 'supplier-admin', 'bank-op', 'bank-review']) {
      const seen = await (await server.as(who)).call(financing.get, { id });
      expect({ who, against: against(seen), seen: seen.checks.length }).toEqual({ who, against: [], seen: 14 });
    }
  });
});
