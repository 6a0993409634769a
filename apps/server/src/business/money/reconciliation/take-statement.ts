import { BankStatementId, StatementLineId, type BankAccountId } from '@lianxin/api/contract';
import { fen, findStatementProblems, signedAmount, type ImportedStatement, type StatementProblem } from '@lianxin/domain';
import { and, eq, inArray, max } from 'drizzle-orm';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { FieldRefusal, refusedField, type RefusedField, type Sentence } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { bankStatement, bankStatementLine } from '../../../schema/index.ts';
import { applyRules } from './apply-rules.ts';
import { accountIn, statementAt } from './of-account.ts';

/** Field and message of a problem. */
const PROBLEMS: Readonly<Record<StatementProblem['problem'], readonly [field: string, message: Sentence]>> = {
  daysReversed: ['firstOn', { zh: '开始日不能晚于结束日', en: 'The first day is after the last' }],
  sumDiffers: ['closing', { zh: '期初余额加减各行后不等于期末余额', en: 'Opening balance and lines do not come to the closing balance' }],
  openingDiffers: ['opening', { zh: '期初余额与上一份对账单的期末余额不一致', en: 'It is not what the statement before ended with' }],
  gap: ['firstOn', { zh: '须从上一份对账单的次日开始', en: 'It must begin on the day after the statement before' }],
  dayOutside: ['bookedOn', { zh: '日期不在对账单期间内', en: 'The day is outside the statement' }],
  serialTwice: ['serial', { zh: '流水号重复', en: 'This reference is there twice' }],
  balanceDiffers: ['balanceAfter', { zh: '余额与逐行计算的不一致', en: 'The balance is not what the lines come to' }],
  notPositive: ['amount', { zh: '金额须大于零', en: 'The amount must be above zero' }],
};

const fieldOf = (found: StatementProblem): RefusedField => {
  const [field, message] = PROBLEMS[found.problem];
  return { path: 'index' in found ? `lines.${found.index}.${field}` : field, message };
};

/** Refuses a statement that does not add up, does not follow the one before, covers future days, or repeats a line. */
async function assertAcceptable({ db, clock }: CallContext, accountId: BankAccountId, statement: ImportedStatement): Promise<void> {
  if (statement.lastOn > clock.today()) throw refusedField('lastOn', { zh: '结束日不能晚于今天', en: 'It cannot end after today' });
  const problems = findStatementProblems(statement, await statementAt(db, accountId, 'last'));
  if (problems.length > 0) throw new FieldRefusal(problems.map(fieldOf));
  const serials = statement.lines.flatMap(({ serial }) => (serial === '' ? [] : [serial]));
  if (serials.length === 0) return;
  const there = await db
    .select({ serial: bankStatementLine.serial })
    .from(bankStatementLine)
    .where(and(eq(bankStatementLine.bankAccountId, accountId), inArray(bankStatementLine.serial, serials)));
  const known = new Set(there.map(({ serial }) => serial));
  const message = { zh: '该流水号已导入过', en: 'This reference was imported before' };
  const again = statement.lines.flatMap(({ serial }, index) => (known.has(serial) ? [{ path: `lines.${index}.serial`, message }] : []));
  if (again.length > 0) throw new FieldRefusal(again);
}

/** Imports a whole statement or nothing, and applies the rules. */
export async function takeStatement(
  context: CallContext,
  accountId: BankAccountId,
  source: 'file' | 'bank',
  statement: ImportedStatement,
): Promise<{ lines: number; matched: number }> {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = await accountIn(context, accountId, true);
  await assertAcceptable(context, accountId, statement);
  const { firstOn, lastOn, opening, closing, lines } = statement;
  const id = newId(ids, BankStatementId);
  const of = { enterpriseNo, bankAccountId: accountId };
  const by = { importedBy: viewer.userId, importerName: viewer.displayName, importedAt: clock.now() };
  await db.insert(bankStatement).values({ id, ...of, firstOn, lastOn, opening, closing, source, ...by });
  const [last] = await db
    .select({ position: max(bankStatementLine.position) })
    .from(bankStatementLine)
    .where(eq(bankStatementLine.bankAccountId, accountId));
  const before = last?.position ?? 0;
  let balance = opening;
  const rows = lines.map((line, index) => {
    balance = fen(balance + signedAmount(line));
    return { id: newId(ids, StatementLineId), statementId: id, ...of, ...line, position: before + index + 1, balanceAfter: balance };
  });
  if (rows.length > 0) await db.execute(insertOf(bankStatementLine, rows));
  await recordAudit(context, 'reconciliation.importStatement', accountId);
  return { lines: rows.length, matched: await applyRules(context, enterpriseNo, accountId) };
}
