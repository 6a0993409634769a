import type { BankAccountId, EnterpriseNo, FundEntryId, StatementLineId } from '@lianxin/api/contract';
import { Refusal, type ReconciliationDifference } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankStatementLine, fundEntry, reconciliationMatch } from '../../../schema/index.ts';
import { applyRules } from './apply-rules.ts';
import { accountIn } from './of-account.ts';

interface Sides {
  readonly lineId?: StatementLineId | undefined;
  readonly entryId?: FundEntryId | undefined;
}

async function openLine({ db }: CallContext, enterpriseNo: EnterpriseNo, id: StatementLineId) {
  const [row] = await db
    .select()
    .from(bankStatementLine)
    .where(and(eq(bankStatementLine.id, id), eq(bankStatementLine.enterpriseNo, enterpriseNo)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.reconciliation !== 'unmatched')
    throw refusedField('lineId', { zh: '这一行已对账，请刷新', en: 'This line is matched already; look again' });
  return row;
}

async function openEntry({ db }: CallContext, enterpriseNo: EnterpriseNo, id: FundEntryId) {
  const [row] = await db
    .select()
    .from(fundEntry)
    .where(and(eq(fundEntry.id, id), eq(fundEntry.enterpriseNo, enterpriseNo)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.reconciliation !== 'unmatched')
    throw refusedField('entryId', { zh: '该登记已对账，请刷新', en: 'This entry is matched already; look again' });
  if (row.bankAccountId === null) throw refusedField('entryId', { zh: '该登记没有对应的银行账户', en: 'This entry is of no bank account' });
  return { ...row, bankAccountId: row.bankAccountId };
}

/** The named line and entry, both open and of one account. */
async function openSides(context: CallContext, { lineId, entryId }: Sides) {
  const enterpriseNo = enterpriseOf(context);
  const line = lineId === undefined ? undefined : await openLine(context, enterpriseNo, lineId);
  const entry = entryId === undefined ? undefined : await openEntry(context, enterpriseNo, entryId);
  const accountId = line?.bankAccountId ?? entry?.bankAccountId;
  if (accountId === undefined) throw refusedField('lineId', { zh: '请选择一行', en: 'Choose a line' });
  if (line && entry && line.bankAccountId !== entry.bankAccountId)
    throw refusedField('entryId', { zh: '不是同一个账户的收付', en: 'They are not of one account' });
  return { enterpriseNo, accountId, line, entry };
}

interface Made extends Sides {
  readonly enterpriseNo: EnterpriseNo;
  readonly bankAccountId: BankAccountId;
  readonly kind: 'matchedByHand' | 'explained';
  readonly difference?: ReconciliationDifference;
  readonly reason?: string;
}

async function write(context: CallContext, made: Made): Promise<void> {
  const { db, ids, clock, viewer } = context;
  const by = { madeBy: viewer.userId, makerName: viewer.displayName, madeAt: clock.now() };
  await db.insert(reconciliationMatch).values({ id: ids.next(), ...made, ...by });
  await recordAudit(context, `reconciliation.${made.kind}`, made.lineId ?? made.entryId ?? made.bankAccountId);
}

export const match: Handlers['reconciliation']['match'] = async (context, sides) => {
  const { enterpriseNo, accountId: bankAccountId, line, entry } = await openSides(context, sides);
  if (line?.direction !== entry?.direction || line?.amount !== entry?.amount)
    throw refusedField('entryId', {
      zh: '方向或金额不一致，请改为说明差异',
      en: 'Direction or amount differ; explain the difference instead',
    });
  await write(context, { enterpriseNo, bankAccountId, ...sides, kind: 'matchedByHand' });
  return { reconciliation: 'matchedByHand' };
};

/** Which sides an explanation needs. */
const NAMES: Readonly<Record<ReconciliationDifference, { readonly line: boolean; readonly entry: boolean }>> = {
  bankOnly: { line: true, entry: false },
  registerOnly: { line: false, entry: true },
  amountDiffers: { line: true, entry: true },
};

export const explain: Handlers['reconciliation']['explain'] = async (context, { difference, reason, lineId, entryId }) => {
  const { enterpriseNo, accountId: bankAccountId, line, entry } = await openSides(context, { lineId, entryId });
  const names = NAMES[difference];
  if ((line !== undefined) !== names.line || (entry !== undefined) !== names.entry)
    throw refusedField('difference', { zh: '差异类型与所选的行不符', en: 'This is not the difference of what was chosen' });
  if (line && entry && line.direction === entry.direction && line.amount === entry.amount)
    throw refusedField('difference', { zh: '金额一致，请直接对平', en: 'The amounts are the same; match them' });
  await write(context, { enterpriseNo, bankAccountId, lineId, entryId, kind: 'explained', difference, reason });
  return { reconciliation: 'explained' };
};

/** Undoes a match or an explanation; the record stays, with the person who undid it. */
export const undo: Handlers['reconciliation']['undo'] = async (context, { lineId, entryId }) => {
  const { db, clock, viewer } = context;
  const side = lineId ? eq(reconciliationMatch.lineId, lineId) : entryId ? eq(reconciliationMatch.entryId, entryId) : undefined;
  if (!side) throw refusedField('lineId', { zh: '请选择一行', en: 'Choose a line' });
  const undone = await db
    .update(reconciliationMatch)
    .set({ undoneBy: viewer.userId, undoneByName: viewer.displayName, undoneAt: clock.now() })
    .where(and(side, eq(reconciliationMatch.enterpriseNo, enterpriseOf(context)), isNull(reconciliationMatch.undoneAt)))
    .returning({ id: reconciliationMatch.id });
  if (undone.length === 0) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'reconciliation.undo', lineId ?? entryId ?? '');
  return { reconciliation: 'unmatched' };
};

/** Applies the rules again to all open items of an account. */
export const matchAgain: Handlers['reconciliation']['matchAgain'] = async (context, { accountId }) => {
  const enterpriseNo = await accountIn(context, accountId, true);
  return { matched: await applyRules(context, enterpriseNo, accountId) };
};
