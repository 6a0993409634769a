import { contract, type Check } from '@lianxin/api/contract';
import { financingChecks, ZERO_FEN } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { applicationChecks, type Checked } from './application-checks.ts';

const [piece] = contract.voucher.listHoldings.example.response.list;
const suspended: Check = { rule: 'R-01', code: 'issuerActive', level: 'warn', figures: { suspended: '1' } };
const codes = financingChecks({
  kind: 'financing',
  on: piece?.dueOn ?? expect.fail(),
  now: new Date(),
  sources: [],
  amount: undefined,
  taken: undefined,
  obstacles: undefined,
  quote: undefined,
  coveragePpm: 0n,
  papers: [],
  claimedElsewhere: [],
  accountUsable: undefined,
  purpose: undefined,
  agreements: { asked: 0, agreed: 0 },
}).map(({ code }) => code);

type Answer = Checked['papersOf']['data'];
const formOf = (kind: Checked['kind'], pieces: Checked['pieces'], answer: Answer): Checked => ({
  kind,
  application: { purpose: '', agreed: false },
  pieces,
  amount: ZERO_FEN,
  taken: ZERO_FEN,
  comparing: { now: new Date(), asking: false },
  offer: undefined,
  agreements: 2,
  papers: [],
  uses: {},
  papersOf: { data: answer, error: undefined, isLoading: false, isValidating: false, refresh: () => Promise.resolve() },
  accountId: undefined,
  accounts: { data: [], error: undefined, isLoading: false, isValidating: false, refresh: () => Promise.resolve() },
});

describe.each(['financing', 'pledge'] as const)('the checks of the form of a %s', (kind) => {
  it('are those that the reviewer reads, before and after vouchers are chosen', () => {
    expect(applicationChecks(formOf(kind, [], undefined)).map(({ code }) => code)).toEqual(codes);
    const chosen = formOf(kind, piece ? [piece] : [], { papers: [], checks: [suspended] });
    expect(applicationChecks(chosen).map(({ code }) => code)).toEqual(codes);
  });

  it('warn of a suspended issuer as the server does', () => {
    const chosen = formOf(kind, piece ? [piece] : [], { papers: [], checks: [suspended] });
    expect(applicationChecks(chosen)).toContainEqual(suspended);
  });
});
