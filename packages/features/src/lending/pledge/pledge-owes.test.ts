import { contract } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';
import { USUAL_TERMS } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { repaymentOf } from './pledge.fixtures.ts';
import { pledgeOwes } from './pledge-owes.ts';

const { quote, repayOn } = contract.pledge.get.example.response;
const principal = yuan(800_000);
/** A loan of 800,000 at 5.8 % a year from 2026-11-23, on the thirtieth day. */
const pledge = {
  quote,
  charged: quote,
  lateDailyRate: USUAL_TERMS.lateDailyPpm,
  repayOn,
  principalLeft: principal,
  owed: { on: day('2026-12-23'), dueOn: repayOn, principal, interest: yuan(3_866.67), lateInterest: yuan(0), total: yuan(803_866.67) },
  repayments: [],
};

describe('the amount owed on another day', () => {
  it('is the server’s amount for today', () => expect(pledgeOwes(pledge, day('2026-12-23'))).toBe(pledge.owed));

  it('includes interest by days', () => {
    expect(pledgeOwes(pledge, day('2026-12-13'))?.total).toBe(yuan(802_577.78));
    expect(pledgeOwes(pledge, day('2026-12-24'))?.interest).toBe(yuan(3_995.56));
  });

  it('includes late interest on the principal after maturity', () => {
    const late = pledgeOwes(pledge, day('2027-05-16'));
    expect(late?.interest).toBe(yuan(22_168.89));
    expect(late?.lateInterest).toBe(yuan(800));
  });

  it('counts from the latest confirmed repayment, and includes unpaid amounts', () => {
    const repayments = [
      repaymentOf(1, 'confirmed', 1_000, { paidOn: day('2026-12-13') }),
      repaymentOf(2, 'denied', 9_000, { paidOn: day('2026-12-20') }),
    ];
    const after = { ...pledge, repayments, owed: { ...pledge.owed, interest: yuan(2_866.67), total: yuan(802_866.67) } };
    expect(pledgeOwes(after, day('2026-12-13'))?.interest).toBe(yuan(1_577.78));
    expect(pledgeOwes(after, day('2026-12-12'))?.interest).toBe(yuan(1_577.78));
  });

  it('is undefined if nothing is owed', () => {
    expect(pledgeOwes({ ...pledge, owed: null }, day('2026-12-13'))).toBeUndefined();
  });
});
