import { contract } from '@lianxin/api/contract';
import { day, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { statementMonths, type StatementMovement, type StatementSide } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageBy, pageOf, summed, TODAY } from '../../platform/testing/world/example.ts';
import type { StatementLine, StatementMonth } from './bill/statement-words.ts';

const { statement } = contract;
const example = first(statement.lines.example.response.list);
const AT = '2026-10-08T10:12:00+08:00';

const movement = (on: string, kind: StatementMovement['kind'], amount: number, lateInterest = 0) => ({
  on: day(on),
  kind,
  amount: yuan(amount),
  lateInterest: yuan(lateInterest),
});

const MOVEMENTS: Readonly<Record<StatementSide, readonly ReturnType<typeof movement>[]>> = {
  held: [
    movement('2026-06-11', 'received', 1_200_000),
    movement('2026-08-03', 'received', 860_000),
    movement('2026-08-20', 'passedOn', -186_000),
    movement('2026-09-09', 'financed', -500_000),
    movement('2026-10-12', 'received', 2_860_000),
    movement('2026-10-28', 'passedOn', -320_000.5),
    movement('2026-11-05', 'matured', -640_000, 3_200),
  ],
  issued: [
    movement('2026-07-11', 'issued', 8_000_000),
    movement('2026-09-03', 'issued', 4_600_000),
    movement('2026-10-12', 'issued', 3_200_000),
    movement('2026-10-20', 'paid', -2_000_000),
    movement('2026-11-10', 'paid', -1_500_000, 7_500),
  ],
};

/** Answers to earlier months. */
const SAID: Readonly<Record<string, Partial<StatementMonth>>> = {
  '2026-10': { state: 'toConfirm', acts: ['confirm', 'dispute'] },
  '2026-09': {
    state: 'disputed',
    version: 1,
    acts: ['confirm'],
    word: { by: '王建国', at: AT, reason: '9 月 9 日的融资应为 50 万元整', answer: null },
  },
  '2026-08': {
    state: 'answered',
    version: 2,
    acts: ['confirm', 'dispute'],
    word: { by: '王建国', at: AT, reason: '有一笔没有列入', answer: { text: '该笔于 9 月 1 日签收，列入 9 月账单', at: AT } },
  },
  '2026-07': { state: 'confirmed', version: 1, word: { by: '陈敏', at: AT, reason: null, answer: null } },
};

/** Statements of these movements, in every state. */
const saidOf = (side: StatementSide, movements: readonly StatementMovement[]): StatementMonth[] =>
  statementMonths(side, movements, TODAY).map((month) => ({
    ...month,
    flows: [...month.flows],
    state: month.month === '2026-11' ? 'running' : 'toConfirm',
    version: 0,
    word: null,
    acts: [],
    ...SAID[month.month],
  }));

/** Statements of a supplier or a core enterprise. */
export const monthsOf = (side: StatementSide): StatementMonth[] => saidOf(side, MOVEMENTS[side]);

const linesOf = (side: StatementSide, month: string): readonly StatementLine[] =>
  MOVEMENTS[side]
    .filter(({ on }) => on.startsWith(month))
    .map((one, index) => ({
      ...example,
      ...one,
      id: String(index),
      number: `LX${one.on.replaceAll('-', '')}000${index + 1}4217`,
      other: enterprises.core,
    }));

/** Statements of every kind. */
export const statementReplies: readonly MockReply[] = [
  reply(statement.months, ({ side }) => ({ today: TODAY, months: monthsOf(side) })),
  reply(statement.lines, ({ side, month, kinds }) => summed(pageBy(linesOf(side, month), 'kind', kinds), 'amount', 'lateInterest')),
  reply(statement.parts, {
    parts: [
      {
        channel: 1,
        supplier: enterprises.supplier,
        opening: yuan(8_000_000),
        lateInterest: yuan(7_500),
        issued: yuan(2_000_000),
        paid: yuan(2_000_000),
        closing: yuan(8_000_000),
      },
      {
        channel: 3,
        supplier: enterprises.supplier,
        opening: yuan(4_600_000),
        issued: yuan(0),
        paid: yuan(0),
        closing: yuan(4_600_000),
        lateInterest: yuan(0),
      },
      {
        channel: 1,
        supplier: enterprises.tier2,
        opening: yuan(0),
        issued: yuan(1_200_000),
        paid: yuan(0),
        closing: yuan(1_200_000),
        lateInterest: yuan(0),
      },
    ],
  }),
];

/** An enterprise without movements. */
export const noStatementReplies: readonly MockReply[] = [
  reply(statement.months, ({ side }) => ({ today: TODAY, months: saidOf(side, []) })),
  reply(statement.lines, pageOf([])),
];
