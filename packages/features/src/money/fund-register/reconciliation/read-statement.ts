import { ImportedLine as Line } from '@lianxin/api/contract';
import {
  fen,
  findStatementProblems,
  signedAmount,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type ImportedLine,
  type StatementBefore,
  type StatementProblem,
} from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  amountCell,
  dayCell,
  defineSheet,
  textCell,
  withFaults,
  type SheetFault,
  type SheetRead,
} from '../../../platform/sheet-import/index.ts';
import { LINE_PROBLEMS } from './statement-words.ts';

const { shape } = Line;

/** The template for one account's statement. */
export const statementSheet = defineSheet({
  name: msg`银行对账单`,
  rowsMax: 2000,
  columns: {
    bookedOn: { label: msg`交易日期`, example: '2026-11-03', note: msg`从早到晚`, ...dayCell(shape.bookedOn) },
    inflow: { label: msg`收入金额`, example: '50000.00', note: msg`元；收入和支出只填一项`, ...amountCell(shape.balanceAfter) },
    outflow: { label: msg`支出金额`, example: '', note: msg`元`, ...amountCell(shape.balanceAfter) },
    balance: { label: msg`余额`, example: '150000.00', note: msg`元；银行不提供时可不填`, ...amountCell(shape.balanceAfter) },
    serial: { label: msg`流水号`, example: 'HD202611030001', ...textCell(shape.serial) },
    name: { label: msg`对方户名`, example: msg`示例物流有限公司`, ...textCell(shape.counterpartyName) },
    number: { label: msg`对方账号`, example: '6222020000000000000', note: msg`整列设为文本`, ...textCell(shape.counterpartyNumber) },
    summary: { label: msg`摘要`, example: msg`货款`, ...textCell(shape.summary) },
  },
  judge: ({ inflow = ZERO_FEN, outflow = ZERO_FEN }) => {
    const sound = inflow > 0n !== outflow > 0n && inflow >= 0n && outflow >= 0n;
    return sound ? {} : { inflow: msg`收入和支出须填且只填一项`, outflow: msg`收入和支出须填且只填一项` };
  },
});

export type StatementSheetRead = SheetRead<typeof statementSheet.columns>;
type StatementFault = SheetFault<keyof typeof statementSheet.columns>;

/** Readable lines in the bank's order, with their rows. */
export interface StatementLines {
  readonly lines: readonly ImportedLine[];
  readonly places: readonly number[];
}

export function linesOf({ rows }: StatementSheetRead): StatementLines {
  const read = rows.flatMap(({ line, values }) => {
    if (values === undefined) return [];
    const { bookedOn, inflow = ZERO_FEN, outflow = ZERO_FEN, balance, serial, name, number, summary } = values;
    const money = inflow > 0n ? { direction: 'in' as const, amount: inflow } : { direction: 'out' as const, amount: outflow };
    return [
      { line, one: { bookedOn, ...money, serial, counterpartyName: name, counterpartyNumber: number, summary, balanceAfter: balance } },
    ];
  });
  return { lines: read.map(({ one }) => one), places: read.map(({ line }) => line) };
}

export interface StatementHead {
  readonly firstOn: CivilDate;
  readonly lastOn: CivilDate;
  readonly opening: Fen;
  readonly closing: Fen;
}

/** Days and balances derived from the lines; undefined if they cannot be. */
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
  formula: 'summary',
};
const ORDER = Object.keys(statementSheet.columns);

/** All faults of a statement before sending: by cell and as a whole. */
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
