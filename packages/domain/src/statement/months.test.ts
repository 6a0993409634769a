import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen } from '../money/yuan.ts';
import { HELD_FLOWS, statementMonths, type StatementMovement } from './months.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const today = day('2026-11-20');

describe('the statements of an enterprise', () => {
  const movements: readonly StatementMovement[] = [
    { on: day('2026-08-03'), kind: 'received', amount: fen(10_000n) },
    { on: day('2026-08-31'), kind: 'passedOn', amount: fen(-2_500n) },
    { on: day('2026-11-01'), kind: 'received', amount: fen(400n) },
    { on: day('2026-11-20'), kind: 'matured', amount: fen(-7_500n) },
  ];

  test('run from the month of the first movement to today, and carry the balance through months without movements', () => {
    const months = statementMonths('held', movements, today);
    expect(months.map(({ month, from, to, opening, closing }) => [month, from, to, opening, closing])).toEqual([
      ['2026-11', '2026-11-01', '2026-11-20', 7_500n, 400n],
      ['2026-10', '2026-10-01', '2026-10-31', 7_500n, 7_500n],
      ['2026-09', '2026-09-01', '2026-09-30', 7_500n, 7_500n],
      ['2026-08', '2026-08-01', '2026-08-31', 0n, 7_500n],
    ]);
    expect(months[0]?.flows).toEqual([
      { kind: 'received', count: 1, amount: 400n },
      { kind: 'returned', count: 0, amount: 0n },
      { kind: 'passedOn', count: 0, amount: 0n },
      { kind: 'financed', count: 0, amount: 0n },
      { kind: 'givenBack', count: 0, amount: 0n },
      { kind: 'matured', count: 1, amount: -7_500n },
    ]);
  });

  test('consist of one empty month without movements', () => {
    expect(statementMonths('issued', [], today)).toMatchObject([{ month: '2026-11', opening: 0n, closing: 0n }]);
  });

  test('law: opening plus movements is the closing, months follow each other, and every movement is counted once', () => {
    const movement = fc.record({
      on: fc.integer({ min: -800, max: 40 }).map((days) => addDays(today, days)),
      kind: fc.constantFrom(...HELD_FLOWS),
      amount: fc.bigInt({ min: -10_000_000n, max: 10_000_000n }).map(fen),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 60 }), (moved) => {
        const months = statementMonths('held', moved, today).toReversed();
        let before = 0n;
        for (const { opening, flows, closing } of months) {
          expect(opening).toBe(before);
          expect(closing).toBe(opening + sumFen(flows.map(({ amount }) => amount)));
          before = closing;
        }
        const happened = moved.filter(({ on }) => on <= today);
        expect(before).toBe(sumFen(happened.map(({ amount }) => amount)));
        expect(months.flatMap(({ flows }) => flows).reduce((sum, { count }) => sum + count, 0)).toBe(happened.length);
      }),
    );
  });
});
