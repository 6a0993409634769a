import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers, ServedHandlers } from '../../../calls/handler.ts';
import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, supplierRelation } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { invitation, invitations, invite, revoke } from './invitations.ts';
import { listPayable } from './list-payable.ts';
import { mergeSuppliers } from './merge-suppliers.ts';
import { answerNaming, listNamings } from './namings.ts';
import { addSuppliers, byCreditCodes, insertSuppliers, NOT_ADDED } from './add-suppliers.ts';
import { accountOf, isUsable } from '../../foundation/parties/index.ts';
import { dealsWith, listSuppliers, supplierOf, supplierTags, type SupplierView } from './suppliers.ts';

type Relation = typeof supplierRelation.$inferSelect;
type Change = Partial<Pick<Relation, 'disabledAt' | 'mergedInto' | 'note' | 'tags' | 'usualTermDays' | 'defaultAccountId' | 'quota'>>;

/** Refuses SUPPLIER_CANCELLED. */
async function assertOnPlatform(db: Db, supplierNo: EnterpriseNo): Promise<void> {
  const [gone] = await db
    .select({ name: enterprise.name })
    .from(enterprise)
    .where(and(eq(enterprise.enterpriseNo, supplierNo), isNotNull(enterprise.cancelledAt)));
  if (gone) throw new Refusal('SUPPLIER_CANCELLED', { enterprise: gone.name });
}

async function change(
  context: CallContext,
  { enterpriseNo: supplierNo, version }: { readonly enterpriseNo: EnterpriseNo; readonly version: number },
  changes: Change,
  action: string,
): Promise<SupplierView> {
  const { db, clock, viewer } = context;
  const buyerNo = enterpriseOf(context);
  const own = and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, supplierNo));
  const [row] = await db.select().from(supplierRelation).where(own).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy ?? '', row.changedAt ?? row.since, row.version);
  await db
    .update(supplierRelation)
    .set({ ...changes, version: version + 1, changedBy: viewer.displayName, changedAt: clock.now() })
    .where(own);
  await recordAudit(context, action, supplierNo);
  return supplierOf(db, buyerNo, supplierNo);
}

const lookUp: ServedHandlers['supplier']['lookUp'] = async (context, { creditCode }, { limiter }) => {
  const { db, viewer } = context;
  await limiter.take(LIMITS.supplierLookUp, viewer.userId);
  const found = (await byCreditCodes(db, [creditCode])).get(creditCode);
  if (!found) return null;
  const { enterpriseNo, name, size, accountState } = found;
  const known = await dealsWith(db, enterpriseOf(context), enterpriseNo);
  return { enterpriseNo, name, creditCode: found.creditCode, size, certified: accountState === 1, known };
};

const add: Handlers['supplier']['add'] = async (context, { creditCode, note = '' }) => {
  const { db } = context;
  const buyerNo = enterpriseOf(context);
  const found = (await byCreditCodes(db, [creditCode])).get(creditCode);
  if (!found) throw refusedField('creditCode', NOT_ADDED.stranger);
  if (found.enterpriseNo === buyerNo) throw refusedField('creditCode', NOT_ADDED.own);
  const supplierNo = found.enterpriseNo;
  const added = await insertSuppliers(context, [{ supplierNo, note }]);
  if (added.size === 0) throw new Refusal('DUPLICATE');
  return supplierOf(db, buyerNo, supplierNo);
};

const enable: Handlers['supplier']['enable'] = async (context, which) => {
  const enabled = await change(context, which, { disabledAt: null, mergedInto: null }, 'supplier.enable');
  // After the change, which waits for a removal in progress.
  await assertOnPlatform(context.db, which.enterpriseNo);
  return enabled;
};

const saveTerms: Handlers['supplier']['saveTerms'] = async (context, { tags, usualTermDays, defaultAccountId, quota, ...which }) => {
  if (defaultAccountId !== null && !isUsable(await accountOf(context.db, which.enterpriseNo, defaultAccountId)))
    throw refusedField('defaultAccountId', { zh: '该账户不可用，请重新选择', en: 'This account cannot be used. Choose another' });
  return change(context, which, { tags: [...new Set(tags)], usualTermDays, defaultAccountId, quota }, 'supplier.saveTerms');
};

export const supplierCalls = {
  supplier: {
    list: { scope: 'enterprise', statements: 3, handle: listSuppliers },
    lookUp: { scope: 'enterprise', statements: 3, handle: lookUp },
    add: { scope: 'enterprise', statements: 8, handle: add },
    addMany: { scope: 'enterprise', statements: 11, handle: addSuppliers },
    disable: {
      scope: 'enterprise',
      statements: 7,
      handle: (context, which) => change(context, which, { disabledAt: context.clock.now() }, 'supplier.disable'),
    },
    enable: { scope: 'enterprise', statements: 8, handle: enable },
    merge: { scope: 'enterprise', statements: 11, handle: mergeSuppliers },
    namedBy: { scope: 'enterprise', statements: 3, handle: listNamings },
    answer: { scope: 'enterprise', statements: 8, handle: answerNaming },
    tags: { scope: 'enterprise', statements: 2, handle: supplierTags },
    saveTerms: { scope: 'enterprise', statements: 8, handle: saveTerms },
    saveNote: {
      scope: 'enterprise',
      statements: 7,
      handle: (context, { note, ...which }) => change(context, which, { note }, 'supplier.saveNote'),
    },
    invite: { scope: 'enterprise', statements: 5, handle: invite },
    invitations: { scope: 'enterprise', statements: 3, handle: invitations },
    revoke: { scope: 'enterprise', statements: 6, handle: revoke },
    invitation: { scope: 'public', statements: 1, handle: invitation },
  },
  bankAccount: {
    listPayable: { scope: 'enterprise', statements: 5, handle: listPayable },
  },
} satisfies SomeCalls;
