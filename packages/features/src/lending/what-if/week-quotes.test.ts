import { yuan } from '@lianxin/api/mock';
import { addDays, civilDate, fen, formatMoney, nextWorkingDay, sumFen, type CivilDate } from '@lianxin/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { financeableOf } from '../../platform/testing/world/financeable.ts';
import { free, offersOf, ONE, OTHERS, quotesFor, TWO } from './what-if.fixtures.ts';
import { weeksIf } from './supposition.ts';
import { groupsToQuote, ASKED_MAX, dueDaysOf, weekQuotes, type QuotedGroup } from './week-quotes.ts';

const dayOf = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const quotedGroup = (group: QuotedGroup['group']): QuotedGroup => ({
  group,
  offers: quotesFor({
    pieces: group.pieces.map(({ id, version }) => ({ pieceId: id, version })),
    amount: sumFen(group.pieces.map(({ availableAmount }) => availableAmount)),
  }).offers,
});

it('finds vouchers paid in the week, with days off moved to the next working day', () => {
  expect(dueDaysOf(dayOf('2026-11-23'))).toEqual({ dueFrom: '2026-11-21', dueTo: '2026-11-27' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 104 }), fc.integer({ min: -14, max: 14 }), (weeks, days) => {
      const monday = addDays(dayOf('2026-01-05'), weeks * 7);
      const dueOn = addDays(monday, days);
      const paidOn = nextWorkingDay(dueOn);
      const { dueFrom, dueTo } = dueDaysOf(monday);
      expect(dueOn >= dueFrom && dueOn <= dueTo).toBe(paidOn >= monday && paidOn < addDays(monday, 7));
    }),
  );
});

it('sums the best offers of the groups, and names the groups without an offer', () => {
  const found = financeableOf([ONE, TWO, OTHERS]);
  const quotes = weekQuotes(found, groupsToQuote(found.list).map(quotedGroup), '2026-11-20T09:42:00+08:00');
  const [best] = quotes.best;
  const open = offersOf(yuan(952_000.5), ONE.dueOn).filter(({ obstacles }) => obstacles.length === 0);
  expect(quotes.best).toHaveLength(1);
  expect(open.length).toBeGreaterThan(1);
  expect(open.every(({ quote }) => quote === null || (best && quote.net <= best.quote.net))).toBe(true);
  expect([quotes.gross, quotes.net, quotes.costs]).toEqual([yuan(952_000.5), best?.quote.net, best?.quote.holderCosts]);
  expect(quotes.unquoted.map(({ group }) => group.issuer.name)).toEqual([enterprises.sales.name]);
  expect(quotes.left).toEqual({ amount: 0n, count: 0 });
});

it('asks for at most twenty pieces, and reports the rest', () => {
  const many = Array.from({ length: 25 }, (_, index) => free(`QM${index}`, 1_000 + index, index < 15 ? '2027-03-16' : '2027-03-18'));
  const found = financeableOf(many);
  const asked = groupsToQuote(found.list);
  expect(asked.map(({ pieces }) => pieces.length)).toEqual([15, 5]);
  const answers = asked.map((group) => ({ group, offers: [] }));
  const rest = yuan(many.slice(ASKED_MAX).reduce((sum, _, index) => sum + 1_020 + index, 0));
  expect(weekQuotes(found, answers, undefined).left).toEqual({ amount: rest, count: 5 });
  expect(weekQuotes({ ...found, total: 21 }, answers, undefined).left).toEqual({ amount: rest, count: undefined });
});

it('net amount and costs sum to the financed amount, and the rest of the forecast is unchanged', () => {
  const amounts = fc.array(fc.bigInt({ min: 5_000_000n, max: 900_000_000n }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 10_000_000n }), (list, others) => {
      const pieces = list.map((amount, index) => {
        const piece = free(`Q${index}`, 1, `2027-03-${16 + (index % 3)}`);
        return { ...piece, amount: fen(amount), availableAmount: fen(amount) };
      });
      const found = financeableOf(pieces);
      const answers = found.list.map((group) => ({ group, offers: offersOf(group.availableAmount, group.dueOn) }));
      const { gross, net, costs, best } = weekQuotes(found, answers, undefined);
      expect(net + costs).toBe(gross);
      expect(gross).toBe(sumFen(best.map(({ quote }) => quote.amount)));

      const none = { payments: fen(0n), repayments: fen(0n), fees: fen(0n) };
      const [now, then] = [dayOf('2026-11-16'), dayOf('2027-03-15')];
      const weeks = [
        { monday: now, receipts: fen(0n), ...none },
        { monday: then, receipts: fen(gross + others), ...none },
      ];
      const after = weeksIf(weeks, { monday: then, fate: { gross, net } }, now).map(({ receipts }) => receipts);
      expect(after.map((amount) => formatMoney(amount))).toEqual([net, others].map((amount) => formatMoney(fen(amount))));
    }),
    { numRuns: 30 },
  );
});
