import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import { balanceStatement, signedAmount, type Reconciled, type SideAmount } from './balance-statement.ts';
import { matchByRule, withinWorkingDays, type Matchable } from './matching.ts';
import { closingOfLines, findStatementProblems, type ImportedLine } from './statement-lines.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);
const MONDAY = day('2026-11-02');
const side = fc.record({
  direction: fc.constantFrom('in' as const, 'out' as const),
  amount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map(fen),
});
const anyFen = fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }).map(fen);
const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 12 });

type Named = Matchable & { readonly id: string };

/** A small range of amounts, days, names and serials, so that many rows are similar. */
const matchable = (prefix: string): fc.Arbitrary<Named[]> =>
  few(
    fc.record({
      bookedOn: fc.integer({ min: 0, max: 6 }).map((days) => addDays(MONDAY, days)),
      direction: fc.constantFrom('in' as const, 'out' as const),
      amount: fc.integer({ min: 1, max: 3 }).map((amount) => fen(BigInt(amount))),
      serial: fc.constantFrom('', '', 'A', 'B'),
      counterpartyName: fc.constantFrom('', '恒信机电（集团）', '恒信机电(集团) ', '云岭物流'),
      counterpartyNumber: fc.constantFrom('', '6212000000000358'),
    }),
  ).map((rows) => rows.map((row, index) => ({ ...row, id: `${prefix}${index}` })));

describe('matching by rule', () => {
  test('pairs each line and entry at most once, with equal amount and direction', () => {
    fc.assert(
      fc.property(matchable('L'), matchable('E'), (lines, entries) => {
        const pairs = matchByRule(lines, entries);
        expect(new Set(pairs.map(({ line }) => line)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ entry: one }) => one)).size).toBe(pairs.length);
        for (const { line, entry: one } of pairs) expect(signedAmount(line)).toBe(signedAmount(one));
      }),
    );
  });

  test('gives the same pairs in any order of input', () => {
    fc.assert(
      fc.property(matchable('L'), matchable('E'), (lines, entries) => {
        const described = (of: ReturnType<typeof matchByRule<Named, Named>>) =>
          of.map(({ line, entry: one, by }) => `${line.id} ${one.id} ${by}`).toSorted();
        expect(described(matchByRule(lines.toReversed(), entries.toReversed()))).toEqual(described(matchByRule(lines, entries)));
      }),
    );
  });

  const payment = (changes: Partial<Named>): Named => ({
    id: 'L',
    bookedOn: MONDAY,
    direction: 'in',
    amount: fen(100n),
    serial: '',
    counterpartyName: '云岭物流',
    counterpartyNumber: '',
    ...changes,
  });
  const entry = (changes: Partial<Named> = {}) => payment({ id: 'E', ...changes });

  test.each([
    [
      'the same serial, days apart and under another name',
      payment({ serial: 'A', counterpartyName: '' }),
      entry({ serial: 'A', bookedOn: day('2026-10-09') }),
      'serial',
    ],
    ['different serials of two banks on the same day', payment({ serial: 'A' }), entry({ serial: 'B' }), 'facts'],
    ['no serial, on the same day', payment({}), entry(), 'facts'],
    ['over a weekend, two working days later', payment({ bookedOn: day('2026-11-10') }), entry({ bookedOn: day('2026-11-06') }), 'facts'],
    ['brackets of another width', payment({ counterpartyName: '恒信（集团）' }), entry({ counterpartyName: '恒信 (集团)' }), 'facts'],
    [
      'the same account under another name',
      payment({ counterpartyNumber: '1', counterpartyName: '甲' }),
      entry({ counterpartyNumber: '1' }),
      'facts',
    ],
  ])('matches %s', (_, line, other, by) => {
    expect(matchByRule([line], [other])).toEqual([{ line, entry: other, by }]);
  });

  test.each([
    ['the same serial for another amount', payment({ serial: 'A', amount: fen(99n) }), entry({ serial: 'A' })],
    ['three working days', payment({ bookedOn: day('2026-11-11') }), entry({ bookedOn: day('2026-11-06') })],
    ['an unknown counterparty on either side', payment({ counterpartyName: '' }), entry({ counterpartyName: '' })],
    ['the other direction', payment({ direction: 'out' }), entry()],
  ])('does not match %s', (_, line, other) => {
    expect(matchByRule([line], [other])).toEqual([]);
  });

  test('does not match ambiguous candidates on either side', () => {
    expect(matchByRule([payment({})], [entry(), entry({ id: 'E2' })])).toEqual([]);
    expect(matchByRule([payment({}), payment({ id: 'L2' })], [entry()])).toEqual([]);
  });

  test('counts working days only', () => {
    expect(withinWorkingDays(day('2026-09-30'), day('2026-10-09'), 2)).toBe(true);
    expect(withinWorkingDays(day('2026-10-09'), day('2026-09-30'), 1)).toBe(false);
    expect(withinWorkingDays(MONDAY, MONDAY, 0)).toBe(true);
  });
});

/** Pairs that agree, pairs that differ, and items on one side only. */
const anyItem: fc.Arbitrary<Omit<Reconciled, 'explained'>> = fc.oneof(
  side.map((both) => ({ line: both, entry: both })),
  fc.record({ line: side, entry: side }),
  side.map((line) => ({ line })),
  side.map((entry) => ({ entry })),
);

/** The statement after the given items have moved both opening balances. */
function statementAfter(bankOpening: Fen, registerOpening: Fen, items: readonly Reconciled[]) {
  const moved = (of: (item: Reconciled) => SideAmount | undefined) => sumFen(items.map((item) => signedAmount(of(item))));
  const bank = fen(bankOpening + moved(({ line }) => line));
  const register = fen(registerOpening + moved(({ entry }) => entry));
  return balanceStatement({ bankOpening, registerOpening, bank, register, items });
}

describe('the reconciliation statement', () => {
  test('adjusts both balances to the same figure when everything is matched or explained', () => {
    fc.assert(
      fc.property(anyFen, anyFen, few(anyItem), (bankOpening, registerOpening, items) => {
        const result = statementAfter(
          bankOpening,
          registerOpening,
          items.map((item) => ({ ...item, explained: true })),
        );
        expect(result.adjustedBank).toBe(result.adjustedRegister);
        expect(result.unexplained).toBe(0n);
      }),
    );
  });

  test('shows exactly the unexplained items as the difference of the adjusted balances', () => {
    fc.assert(
      fc.property(anyFen, anyFen, few(fc.tuple(anyItem, fc.boolean())), (bankOpening, registerOpening, items) => {
        const result = statementAfter(
          bankOpening,
          registerOpening,
          items.map(([item, explained]) => ({ ...item, explained })),
        );
        expect(result.adjustedBank - result.adjustedRegister).toBe(result.unexplained);
      }),
    );
  });

  test('matches a worked example', () => {
    const yuan = (amount: number) => fen(BigInt(amount) * 100n);
    const received = { direction: 'in' as const, amount: yuan(5_000) };
    const charged = { direction: 'out' as const, amount: yuan(20) };
    const paid = { direction: 'out' as const, amount: yuan(3_000) };
    const result = statementAfter(yuan(100_000), yuan(0), [
      { line: received, entry: received, explained: true },
      { line: charged, explained: true },
      { entry: paid, explained: true },
      { line: { direction: 'in', amount: yuan(990) }, entry: { direction: 'in', amount: yuan(1_000) }, explained: true },
    ]);
    expect(result).toEqual({
      bank: yuan(105_970),
      register: yuan(3_000),
      openingDifference: yuan(100_000),
      bankReceived: 0n,
      bankPaid: yuan(20),
      registerReceived: 0n,
      registerPaid: yuan(3_000),
      amountDifference: yuan(-10),
      adjustedBank: yuan(102_970),
      adjustedRegister: yuan(102_970),
      unexplained: 0n,
    });
  });
});

describe('an imported bank statement', () => {
  const line = (changes: Partial<ImportedLine> = {}): ImportedLine => ({
    bookedOn: MONDAY,
    direction: 'in',
    amount: fen(100n),
    serial: '',
    counterpartyName: '',
    counterpartyNumber: '',
    summary: '',
    ...changes,
  });
  const statement = (lines: readonly ImportedLine[], opening = fen(1_000n)) => ({
    firstOn: MONDAY,
    lastOn: addDays(MONDAY, 6),
    opening,
    closing: closingOfLines(opening, lines),
    lines,
  });

  test('is accepted when its lines add up and it follows the previous statement', () => {
    fc.assert(
      fc.property(anyFen, few(side), (opening, moves) => {
        let balance = opening;
        const lines = moves.map((move, index) => {
          balance = fen(balance + signedAmount(move));
          return line({ ...move, serial: `S${index}`, ...(index % 2 === 0 && { balanceAfter: balance }) });
        });
        const whole = statement(lines, opening);
        expect(findStatementProblems(whole, { lastOn: addDays(MONDAY, -1), closing: opening })).toEqual([]);
        expect(findStatementProblems({ ...whole, closing: fen(whole.closing + 1n) })).toEqual([{ problem: 'sumDiffers' }]);
      }),
    );
  });

  test('reports each problem with its line', () => {
    const problems = findStatementProblems(
      statement([
        line({ serial: 'A', balanceAfter: fen(1_100n) }),
        line({ serial: 'A', balanceAfter: fen(1n) }),
        line({ bookedOn: addDays(MONDAY, 7) }),
        line({ summary: '-货款(11月)', counterpartyName: '@示例物流' }),
        line({ amount: fen(0n) }),
      ]),
      { lastOn: addDays(MONDAY, -3), closing: fen(999n) },
    );
    expect(problems).toEqual([
      { problem: 'serialTwice', index: 1 },
      { problem: 'balanceDiffers', index: 1 },
      { problem: 'dayOutside', index: 2 },
      { problem: 'notPositive', index: 4 },
      { problem: 'openingDiffers' },
      { problem: 'gap' },
    ]);
    expect(findStatementProblems({ ...statement([]), lastOn: addDays(MONDAY, -1) })).toEqual([{ problem: 'daysReversed' }]);
  });
});
