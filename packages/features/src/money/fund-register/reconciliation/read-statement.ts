import { ImportedLine as Line, Text } from '@lianxin/api/contract';
import {
  fen,
  findStatementProblems,
  signedAmount,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type ImportedLine,
  type SideAmount,
  type StatementBefore,
  type StatementProblem,
} from '@lianxin/domain';
import type { SentOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import {
  amountCell,
  dayCell,
  defineSheet,
  numberTyped,
  textCell,
  withFaults,
  type SheetFault,
  type SheetRead,
} from '../../../platform/sheet-import/index.ts';
import { NOT_NEEDED, SIDE_WORDS, STATEMENT_HEADS } from './statement-heads.ts';
import { LINE_PROBLEMS } from './statement-words.ts';

const { shape } = Line;
/** Columns outside the template. */
const BEYOND = Text(200);

const YUAN = /^(?:CNY|RMB|人民币元?|156|0?1|元|[¥￥])?$/i;

/** One account's statement: in our template, or as exported by a bank, with debit and credit or with one amount and a sign or side. */
export const statementSheet = defineSheet({
  name: msg`银行对账单`,
  rowsMax: 2000,
  notNeeded: NOT_NEEDED,
  columns: {
    bookedOn: {
      label: msg`交易日期`,
      otherHeads: STATEMENT_HEADS.bookedOn,
      several: 'first',
      example: '2026-11-03',
      note: msg`按先后排列`,
      ...dayCell(shape.bookedOn),
    },
    inflow: {
      label: msg`收入金额`,
      otherHeads: STATEMENT_HEADS.inflow,
      example: '50000.00',
      note: msg`元；收入和支出只填一项`,
      ...amountCell(shape.balanceAfter),
    },
    outflow: {
      label: msg`支出金额`,
      otherHeads: STATEMENT_HEADS.outflow,
      example: '',
      note: msg`元`,
      ...amountCell(shape.balanceAfter),
    },
    balance: {
      label: msg`余额`,
      otherHeads: STATEMENT_HEADS.balance,
      example: '150000.00',
      note: msg`元；银行不提供时可不填`,
      ...amountCell(shape.balanceAfter),
    },
    serial: {
      label: msg`流水号`,
      otherHeads: STATEMENT_HEADS.serial,
      example: 'HD202611030001',
      // Banks without a number for a line write zeros.
      typed: (text) => (/^0+$/.test(text) ? '' : text),
      ...textCell(shape.serial),
    },
    name: {
      label: msg`对方户名`,
      otherHeads: STATEMENT_HEADS.name,
      example: msg`示例物流有限公司`,
      ...textCell(shape.counterpartyName),
    },
    number: {
      label: msg`对方账号`,
      otherHeads: STATEMENT_HEADS.number,
      example: '6222020000000000123',
      note: msg`整列设为文本`,
      typed: numberTyped,
      ...textCell(shape.counterpartyNumber),
    },
    summary: {
      label: msg`摘要`,
      otherHeads: STATEMENT_HEADS.summary,
      several: 'join',
      example: msg`货款`,
      ...textCell(shape.summary),
    },
    amount: {
      label: msg`交易金额`,
      otherHeads: STATEMENT_HEADS.amount,
      byHeadOnly: true,
      example: '',
      ...amountCell(shape.balanceAfter),
    },
    side: {
      label: msg`收支方向`,
      otherHeads: STATEMENT_HEADS.side,
      byHeadOnly: true,
      example: '',
      ...textCell(BEYOND),
    },
    currency: {
      label: msg`币种`,
      otherHeads: STATEMENT_HEADS.currency,
      byHeadOnly: true,
      example: '',
      ...textCell(BEYOND),
    },
    payerName: {
      label: msg`付款人名称`,
      otherHeads: STATEMENT_HEADS.payerName,
      byHeadOnly: true,
      example: '',
      ...textCell(shape.counterpartyName),
    },
    payerNumber: {
      label: msg`付款人账号`,
      otherHeads: STATEMENT_HEADS.payerNumber,
      byHeadOnly: true,
      example: '',
      typed: numberTyped,
      ...textCell(shape.counterpartyNumber),
    },
    payeeName: {
      label: msg`收款人名称`,
      otherHeads: STATEMENT_HEADS.payeeName,
      byHeadOnly: true,
      example: '',
      ...textCell(shape.counterpartyName),
    },
    payeeNumber: {
      label: msg`收款人账号`,
      otherHeads: STATEMENT_HEADS.payeeNumber,
      byHeadOnly: true,
      example: '',
      typed: numberTyped,
      ...textCell(shape.counterpartyNumber),
    },
  },
  missing: (found) => {
    const ofDay = found.has('bookedOn') ? [] : (['bookedOn'] as const);
    const ofMoney = found.has('amount') ? [] : (['inflow', 'outflow'] as const).filter((side) => !found.has(side));
    return [...ofDay, ...ofMoney];
  },
  judge: (values) => {
    const { inflow = ZERO_FEN, outflow = ZERO_FEN, amount, side, currency } = values;
    if (!YUAN.test(currency)) return { currency: msg`只能导入人民币账户的对账单` };
    if (inflow < 0n) return { inflow: msg`金额不能为负` };
    if (outflow < 0n) return { outflow: msg`金额不能为负` };
    if (inflow === 0n && outflow === 0n && amount !== undefined && side !== '' && SIDE_WORDS[side.toUpperCase()] === undefined)
      return { side: msg`不是收入或支出` };
    if (movementOf(values) !== undefined) return {};
    const oneSide = msg`收入和支出须填且只填一项`;
    return amount === undefined ? { inflow: oneSide, outflow: oneSide } : { amount: msg`金额须大于零` };
  },
});

type StatementValues = SentOf<typeof statementSheet.columns>;

/** The direction and amount of a line; undefined if it has none, or two. */
function movementOf({ inflow = ZERO_FEN, outflow = ZERO_FEN, amount = ZERO_FEN, side }: StatementValues): SideAmount | undefined {
  if (inflow > 0n && outflow === 0n) return { direction: 'in', amount: inflow };
  if (outflow > 0n && inflow === 0n) return { direction: 'out', amount: outflow };
  if (amount === 0n || inflow !== 0n || outflow !== 0n) return undefined;
  const named = SIDE_WORDS[side.toUpperCase()];
  // A negative amount with a side is a reversal of an unknown movement.
  if (named !== undefined) return amount > 0n ? { direction: named, amount } : undefined;
  return amount > 0n ? { direction: 'in', amount } : { direction: 'out', amount: fen(-amount) };
}

/** Some banks put the counterparty's name and account into one column. */
const NAME_AND_NUMBER = /^(\D.*?)[\s,，;；/]+(\d{8,})$/;

function counterpartyOf(
  values: StatementValues,
  direction: SideAmount['direction'],
): Pick<ImportedLine, 'counterpartyName' | 'counterpartyNumber'> {
  const [ownName, ownNumber] = direction === 'in' ? [values.payerName, values.payerNumber] : [values.payeeName, values.payeeNumber];
  const [name, number] = [values.name || ownName, values.number || ownNumber];
  const [, first, second] = (number === '' ? NAME_AND_NUMBER.exec(name) : null) ?? [];
  return { counterpartyName: first ?? name, counterpartyNumber: second ?? number };
}

export type StatementSheetRead = SheetRead<typeof statementSheet.columns>;
type StatementFault = SheetFault<keyof typeof statementSheet.columns>;

/** Readable lines, earliest first, with their rows. */
export interface StatementLines {
  readonly lines: readonly ImportedLine[];
  readonly places: readonly number[];
  /** The sheet had the latest line first. */
  readonly turned: boolean;
}

interface PlacedLine {
  readonly place: number;
  readonly line: ImportedLine;
}

/** Number of running balances that follow from the previous one. */
const balancesThatFollow = (placed: readonly PlacedLine[]): number =>
  placed.filter(({ line }, index) => {
    const before = placed[index - 1]?.line.balanceAfter;
    return before !== undefined && line.balanceAfter === before + signedAmount(line);
  }).length;

/** Whether the latest line is first: by days, or by running balances if all lines are of one day. */
function isNewestFirst(placed: readonly PlacedLine[]): boolean {
  const days = placed.map(({ line }) => line.bookedOn);
  const falls = days.some((day, index) => index > 0 && day < (days[index - 1] ?? day));
  const rises = days.some((day, index) => index > 0 && day > (days[index - 1] ?? day));
  if (falls || rises) return falls && !rises;
  return balancesThatFollow(placed.toReversed()) > balancesThatFollow(placed);
}

/** The lines that a sheet comes to. */
export function linesOf({ rows }: StatementSheetRead): StatementLines {
  const placed = rows.flatMap(({ line: place, values }): PlacedLine[] => {
    const movement = values && movementOf(values);
    if (!values || !movement) return [];
    const { bookedOn, balance: balanceAfter, serial, summary } = values;
    return [{ place, line: { bookedOn, ...movement, serial, ...counterpartyOf(values, movement.direction), summary, balanceAfter } }];
  });
  const turned = isNewestFirst(placed);
  const inOrder = turned ? placed.toReversed() : placed;
  return { lines: inOrder.map(({ line }) => line), places: inOrder.map(({ place }) => place), turned };
}

/** What stands over a statement. */
export interface StatementHead {
  readonly firstOn: CivilDate;
  readonly lastOn: CivilDate;
  readonly opening: Fen;
  readonly closing: Fen;
}

/** What the lines themselves say of their days and balances; undefined where they do not. */
export function headOf({ lines }: StatementLines): Partial<StatementHead> {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return {};
  return {
    firstOn: first.bookedOn,
    lastOn: last.bookedOn,
    ...(first.balanceAfter !== undefined && { opening: fen(first.balanceAfter - signedAmount(first)) }),
    ...(last.balanceAfter !== undefined && { closing: last.balanceAfter }),
  };
}

const COLUMN_OF: Readonly<Record<keyof typeof LINE_PROBLEMS, StatementFault['column']>> = {
  dayOutside: 'bookedOn',
  serialTwice: 'serial',
  balanceDiffers: 'balance',
  notPositive: 'inflow',
};
const ORDER = Object.keys(statementSheet.columns);

/** Everything that is wrong with a statement before it is sent: by cell, and with the whole. */
export function checkStatement(
  read: StatementSheetRead,
  { lines, places }: StatementLines,
  head: StatementHead,
  before: StatementBefore | undefined,
) {
  const faults: StatementFault[] = [];
  const whole: StatementProblem['problem'][] = [];
  for (const found of findStatementProblems({ ...head, lines }, before)) {
    if (!('index' in found)) {
      whole.push(found.problem);
      continue;
    }
    const line = places[found.index] ?? 0;
    const column = COLUMN_OF[found.problem];
    const cells = read.rows.find((row) => row.line === line)?.cells ?? [];
    faults.push({ line, column, problem: LINE_PROBLEMS[found.problem], text: cells[ORDER.indexOf(column)] ?? '' });
  }
  return { read: withFaults(read, faults), whole };
}
