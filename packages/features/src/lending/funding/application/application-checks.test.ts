import { contract, type Check } from '@lianxin/api/contract';
import { FINANCING_CHECK_CODES, ZERO_FEN } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { applicationChecks, type Checked } from './application-checks.ts';

const [piece] = contract.voucher.listHoldings.example.response.list;
const suspended: Check = { rule: 'R-01', code: 'issuerActive', level: 'warn', figures: { suspended: '1' } };

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
  papersOf: { data: answer, error: undefined, isLoading: false, isValidating: false, isOutdated: false, refresh: () => Promise.resolve() },
  accountId: undefined,
  accounts: { data: [], error: undefined, isLoading: false, isValidating: false, isOutdated: false, refresh: () => Promise.resolve() },
});

describe.each(['financing', 'pledge'] as const)('the checks of the form of a %s', (kind) => {
  it('are the same as in the review, before and after vouchers are chosen', () => {
    expect(applicationChecks(formOf(kind, [], undefined)).map(({ code }) => code)).toEqual(FINANCING_CHECK_CODES);
    const chosen = formOf(kind, piece ? [piece] : [], { papers: [], checks: [suspended] });
    expect(applicationChecks(chosen).map(({ code }) => code)).toEqual(FINANCING_CHECK_CODES);
  });

  it('warn of a suspended issuer as the server does', () => {
    const chosen = formOf(kind, piece ? [piece] : [], { papers: [], checks: [suspended] });
    expect(applicationChecks(chosen)).toContainEqual(suspended);
  });
});
