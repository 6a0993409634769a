import { fen, addDays, civilDate, type ImportedLine } from '@lianxin/domain';
import fc from 'fast-check';
import { messageOf } from '@lianxin/forms';
import { describe, expect, test } from 'vitest';
import { readSheet, type SheetProblem } from '../../../platform/sheet-import/index.ts';
import {
  AMOUNTS,
  DAMAGES,
  DAYS,
  EMPTIES,
  htmlFile,
  SHORTENED_NUMBERS,
  textFile,
  texts,
  TRACES,
  UNCLEAR_AMOUNTS,
  UNCLEAR_DAYS,
  UNRELIABLE,
  withCell,
  workbookFile,
  workbooks,
} from '../../../platform/sheet-import/dialects.fixtures.ts';
import { readBytes } from '../../../platform/sheet-import/reading/read-bytes.ts';
import { linesOf, statementSheet } from './read-statement.ts';

/** The lines of a statement, to be written in the formats of banks and spreadsheets. */
const FIRST = civilDate('2026-11-03') ?? expect.fail();
const truthOf = (amounts: readonly number[], hasBalance: boolean): ImportedLine[] => {
  let balance = 10_000_000_000n;
  return amounts.map((amount, index) => {
    balance += BigInt(amount);
    return {
      bookedOn: addDays(FIRST, index),
      direction: amount > 0 ? 'in' : 'out',
      amount: fen(BigInt(Math.abs(amount))),
      serial: `HD2026${String(index).padStart(6, '0')}`,
      counterpartyName: index % 2 === 0 ? '示例物流有限公司' : index % 4 === 1 ? '云岭（集团）有限公司' : '𬭚㛃物流有限公司',
      counterpartyNumber: `62220200000000001${String(index).padStart(2, '0')}`,
      summary: index % 3 === 0 ? '货款，11月' : '运费"急"',
      balanceAfter: hasBalance ? fen(balance) : undefined,
    };
  });
};

/** The enterprise that the statement is of. */
const OWN = { name: '晋北煤业集团有限公司', number: '14001736208050508846' };

type Key = 'day' | 'in' | 'out' | 'amount' | 'side' | 'balance' | 'serial' | 'name' | 'number' | 'party' | 'summary';
type Row = Readonly<
  Record<Key | 'time' | 'type' | 'currency' | 'payerName' | 'payerNumber' | 'payeeName' | 'payeeNumber' | 'other', string>
>;

/** Headers of the template and of banks. */
const HEADS: readonly (readonly (readonly [key: keyof Row, head: string])[])[] = [
  [
    ['day', '交易日期'],
    ['in', '收入金额'],
    ['out', '支出金额'],
    ['balance', '余额'],
    ['serial', '流水号'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['summary', '摘要'],
  ],
  [
    ['day', '*交易日期'],
    ['in', '收入金额（元）'],
    ['out', '支出金额（元）'],
    ['balance', '余 额'],
    ['serial', '流水号（选填）'],
    ['name', '对方户名'],
    ['number', '对方帐号'],
    ['summary', '摘要'],
  ],
  // Without the words of the template
  [
    ['day', '日期'],
    ['out', '支出（元）'],
    ['in', '收入（元）'],
    ['balance', '账户余额'],
    ['serial', '流水'],
    ['name', '对手名称'],
    ['number', '对手账户'],
    ['summary', '附言'],
  ],
  // ICBC
  [
    ['number', '对方账号'],
    ['day', '交易时间'],
    ['side', '借/贷'],
    ['out', '借方发生额'],
    ['in', '贷方发生额'],
    ['summary', '摘要'],
    ['name', '对方单位名称'],
    ['balance', '余额'],
    ['serial', '交易流水号'],
  ],
  // CCB
  [
    ['day', '交易时间'],
    ['out', '借方发生额（支取）'],
    ['in', '贷方发生额（收入）'],
    ['balance', '余额'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['summary', '摘要'],
    ['serial', '账户明细编号-交易流水号'],
  ],
  // CMB
  [
    ['day', '交易日'],
    ['out', '借方金额'],
    ['in', '贷方金额'],
    ['balance', '余额'],
    ['summary', '摘要'],
    ['serial', '流水号'],
    ['name', '收/付方名称'],
    ['number', '收/付方账号'],
  ],
  // ABC
  [
    ['day', '交易日期'],
    ['amount', '交易金额'],
    ['balance', '本次余额'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['serial', '日 志 号'],
    ['summary', '交易附言'],
  ],
  // ABC, with the time in a column of its own
  [
    ['day', '交易日期'],
    ['time', '交易时间'],
    ['summary', '交易摘要'],
    ['amount', '交易金额'],
    ['balance', '本次余额'],
    ['party', '对手信息'],
    ['serial', '日 志 号'],
    ['other', '交易渠道'],
  ],
  // CMB, with one signed amount
  [
    ['day', '记账日期'],
    ['currency', '货币'],
    ['amount', '交易金额'],
    ['balance', '联机余额'],
    ['party', '对手信息'],
    ['summary', '客户摘要'],
    ['serial', '流水号'],
  ],
  // BOC names payer and payee
  [
    ['type', '交易类型[ Transaction Type ]'],
    ['other', '业务类型[ Business type ]'],
    ['other', '付款人开户行名[ Payer account bank ]'],
    ['payerNumber', '付款人账号[ Debit Account No. ]'],
    ['payerName', '付款人名称[ Payer’s Name ]'],
    ['other', '收款人开户行名[ Beneficiary account bank ]'],
    ['payeeNumber', '收款人账号[ Payee’s Account Number ]'],
    ['payeeName', '收款人名称[ Payee’s Name ]'],
    ['day', '交易日期[ Transaction Date ]'],
    ['time', '交易时间[ Transaction time ]'],
    ['currency', '交易货币[ Trade Currency ]'],
    ['amount', '交易金额[ Trade Amount ]'],
    ['balance', '交易后余额[ After-transaction balance ]'],
    ['day', '起息日期[ Value Date ]'],
    ['serial', '交易流水号[ Transaction reference number ]'],
    ['other', '凭证号码[ Voucher number ]'],
    ['summary', '用途[ Purpose ]'],
  ],
  // An amount with its side
  [
    ['day', '记账日期'],
    ['side', '借贷标志'],
    ['amount', '发生额'],
    ['balance', '账户余额'],
    ['serial', '交易流水号'],
    ['name', '对手户名'],
    ['number', '对手账号'],
    ['summary', '用途'],
  ],
];
const SIDE_WORDS = [
  ['贷', '借'],
  ['收入', '支出'],
  ['C', 'D'],
  ['收', '付'],
] as const;
/** Rows above the header. */
const TITLES: readonly (readonly (readonly string[])[])[] = [
  [],
  [['明细查询文件下载'], ['']],
  [['账户交易明细（2026年11月）'], ['账号: 1400****8846'], ['单位：元']],
  [[''], ['  '], ['银行对账单']],
  [
    ['查询账号[ Inquirer account number ]：', '14001736208050508846'],
    ['往账总笔数[ Total number of debits ]：', '2', '往账总金额[ Total debit amount ]：', '1,000.00'],
    [],
  ],
];
const ENDS: readonly (readonly string[])[] = [[], ['合计'], ['', '人民币合计'], ['以上为全部明细']];

const dialects = fc.record({
  head: fc.nat(HEADS.length - 1),
  day: fc.constantFrom(...Object.keys(DAYS)),
  amount: fc.constantFrom(...Object.keys(AMOUNTS)),
  empty: fc.constantFrom(...EMPTIES),
  trace: fc.nat(TRACES.length - 1),
  sides: fc.constantFrom(...SIDE_WORDS),
  title: fc.constantFrom(...TITLES),
  end: fc.constantFrom(...ENDS),
  newestFirst: fc.boolean(),
  hasBalance: fc.boolean(),
});
type Dialect = typeof dialects extends fc.Arbitrary<infer One> ? One : never;

/** A table in one dialect: titles, header, lines, total. */
function tableIn(dialect: Dialect, truth: readonly ImportedLine[]): string[][] {
  const columns = HEADS[dialect.head] ?? expect.fail();
  const day = DAYS[dialect.day] ?? expect.fail();
  const money = AMOUNTS[dialect.amount] ?? expect.fail();
  const trace = TRACES[dialect.trace] ?? expect.fail();
  const hasSide = columns.some(([key]) => key === 'side');
  const lines = truth.map((line): Row => {
    const isIn = line.direction === 'in';
    const amount = money(line.amount);
    return {
      day: day(line.bookedOn),
      in: isIn ? amount : dialect.empty,
      out: isIn ? dialect.empty : amount,
      amount: isIn || hasSide ? amount : `-${amount.replace('+', '')}`,
      side: isIn ? dialect.sides[0] : dialect.sides[1],
      balance: line.balanceAfter === undefined ? dialect.empty.replace('0.00', '') : money(line.balanceAfter),
      serial: line.serial,
      name: line.counterpartyName,
      number: line.counterpartyNumber,
      party: `${line.counterpartyName} ${line.counterpartyNumber}`,
      summary: line.summary,
      time: isIn ? '' : '102231',
      type: isIn ? '来账' : '往账',
      currency: isIn ? 'CNY' : '人民币',
      payerName: isIn ? line.counterpartyName : OWN.name,
      payerNumber: isIn ? line.counterpartyNumber : OWN.number,
      payeeName: isIn ? OWN.name : line.counterpartyName,
      payeeNumber: isIn ? OWN.number : line.counterpartyNumber,
      other: '网上银行',
    };
  });
  const cells = (dialect.newestFirst ? lines.toReversed() : lines).map((line) => columns.map(([key]) => trace(line[key])));
  const ends = dialect.end.map((text) =>
    text.endsWith('合计') ? [text, ...columns.slice(1).map(([key]) => (key === 'in' ? '1.00' : ''))] : [text],
  );
  return [...dialect.title.map((row) => [...row]), columns.map(([, head]) => head), ...cells, ...ends];
}

async function readLines(file: ArrayBuffer, name: string) {
  const { table, unread } = await readBytes(file, name, { rows: 2000 });
  expect(unread).toBeUndefined();
  const read = readSheet(statementSheet, table ?? expect.fail(), ({ message = '' }) => message);
  expect(read.closed).toBeUndefined();
  expect(read.faults).toEqual([]);
  return linesOf(read);
}

const amounts = fc.array(
  fc.integer({ min: -100_000_000, max: 100_000_000 }).filter((amount) => amount !== 0),
  { minLength: 1, maxLength: 5 },
);

const LOST = '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写';
const said = (problem: SheetProblem) => (typeof problem === 'string' ? messageOf(problem)?.message : problem.message);

/** A table with another text in one column of its first line. */
function spoiled(dialect: Dialect, truth: readonly ImportedLine[], key: keyof Row, text: string) {
  const columns = HEADS[dialect.head] ?? expect.fail();
  const place = columns.findIndex(([one]) => one === key);
  const table = tableIn(dialect, truth).map((row, at) =>
    at === dialect.title.length + 1 ? row.map((cell, column) => (column === place ? text : cell)) : row,
  );
  return { columns, table };
}

/** The content of a file counts, not its name. */
const names = fc.constantFrom('对账单.csv', '对账单.txt', '对账单.xls');

describe('a statement', () => {
  test('gives the same lines from every text format', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, names, amounts, async (dialect, text, name, moved) => {
        const truth = truthOf(moved, dialect.hasBalance);
        const { lines, turned } = await readLines(textFile(tableIn(dialect, truth), text), name);
        expect(lines).toEqual(truth);
        expect(turned).toBe(dialect.newestFirst && truth.length > 1);
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same lines from every workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, amounts, async (dialect, workbook, moved) => {
        const truth = truthOf(moved, dialect.hasBalance);
        const { lines } = await readLines(workbookFile(tableIn(dialect, truth), dialect.day, workbook), '对账单.xlsx');
        expect(lines).toEqual(truth);
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same lines from a web page named as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, amounts, async (dialect, moved) => {
        const truth = truthOf(moved, dialect.hasBalance);
        const { lines } = await readLines(htmlFile(tableIn(dialect, truth)), '对账单.xls');
        expect(lines).toEqual(truth);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ...UNCLEAR_DAYS.map((text) => ['day', text, '不是有效日期'] as const),
    ['day', '', '请填写此项'],
    ['out', '-20000.00', '金额不能为负'],
    ['in', '(20,000.00)', '金额不能为负'],
    ['currency', 'USD', '只能导入人民币账户的对账单'],
    ['side', '借贷', '不是收入或支出'],
    ...UNCLEAR_AMOUNTS.map((text) => ['balance', text, '不是有效金额'] as const),
    ...SHORTENED_NUMBERS.map((text) => ['serial', text, LOST] as const),
    ...SHORTENED_NUMBERS.map((text) => ['number', text, LOST] as const),
  ] as const)('in every dialect a %s of %s is refused by its cell', async (key, text, problem) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, amounts, async (dialect, file, moved) => {
        const { columns, table } = spoiled({ ...dialect, trace: 0, amount: 'plain' }, truthOf(moved, dialect.hasBalance), key, text);
        fc.pre(columns.some(([one]) => one === key) && !text.includes(file.separator));
        // An empty day is replaced by the time, which is refused as no day.
        fc.pre(text !== '' || columns.every(([one]) => one !== 'time'));
        // The direction column is not read if there are columns for both directions.
        fc.pre(key !== 'side' || columns.every(([one]) => one !== 'in'));
        const { table: read } = await readBytes(textFile(table, file), '对账单.csv', { rows: 2000 });
        const { faults } = readSheet(statementSheet, read ?? expect.fail(), ({ message = '' }) => message);
        expect(faults.map((fault) => [fault.text, said(fault.problem)])).toContainEqual([text, problem]);
      }),
      { numRuns: 20 },
    );
  });

  test.each(DAMAGES)('in every dialect a file that %s is refused', async (_, damage, unread) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, amounts, async (dialect, file, moved) => {
        const whole = textFile(tableIn(dialect, truthOf(moved, dialect.hasBalance)), {
          ...file,
          encoding: 'utf8',
          separator: ',',
          ctrlZ: false,
        });
        expect(await readBytes(damage(whole), '对账单.csv', { rows: 2000 })).toMatchObject({ unread });
      }),
      { numRuns: 40 },
    );
  });

  test.each(UNRELIABLE)('in every dialect %s instead of an account is refused by its cell', async (_, xml, problem) => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, amounts, async (dialect, workbook, moved) => {
        const plain = { ...dialect, trace: 0, newestFirst: false };
        fc.pre(HEADS[dialect.head]?.some(([key]) => key === 'number') === true);
        const whole = workbookFile(tableIn(plain, truthOf(moved, dialect.hasBalance)), dialect.day, {
          ...workbook,
          strings: 'inline',
          prefix: false,
          carriage: false,
        });
        const { table } = await readBytes(withCell(whole, '6222020000000000100', xml), '对账单.xlsx', { rows: 2000 });
        const { faults } = readSheet(statementSheet, table ?? expect.fail(), ({ message = '' }) => message);
        expect(faults.map((fault) => [fault.column, said(fault.problem)])).toEqual([['number', problem]]);
      }),
      { numRuns: 40 },
    );
  });

  test('has no serial where a bank writes zeros', async () => {
    const rows = ['日 志 号,交易日期,交易金额', '0000000000,2026-11-07,-0.01', '0000000000,2026-11-08,-0.02'];
    const { lines } = await readLines(new TextEncoder().encode(rows.join('\n')).buffer, '对账单.csv');
    expect(lines.map(({ serial }) => serial)).toEqual(['', '']);
  });
});
