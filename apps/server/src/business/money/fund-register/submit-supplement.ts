import { FundSupplementId, type Contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { addDays, MAX_SUPPLEMENT_DAYS } from '@lianxin/domain';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, fundEntry, fundSupplement, piece, voucher } from '../../../schema/index.ts';
import { actOf, logSteps, nextNumber } from '../../applications/application/index.ts';
import { foreignFiles } from '../../trade/papers/index.ts';
import { fundSupplements, referenceOf, type FundSupplementRow } from './supplements.ts';
import { tellSupplement } from './tell.ts';

type Form = RequestOf<Contract['fundRegister']['submitSupplement']>;

const NUMBERING = { prefix: 'BL', sequence: 'fund_supplement_number_seq' };

/** Refuses a bank serial number already recorded for the account. */
async function assertSerialFree(db: Db, { accountId, bankSerial }: Form, own: FundSupplementId | undefined): Promise<void> {
  if (bankSerial === undefined) return;
  const entries = await db.$count(fundEntry, and(eq(fundEntry.bankAccountId, accountId), eq(fundEntry.bankSerial, bankSerial)));
  const others = await db.$count(
    fundSupplement,
    and(
      eq(fundSupplement.bankAccountId, accountId),
      eq(fundSupplement.bankSerial, bankSerial),
      eq(fundSupplement.removed, false),
      ne(fundSupplement.state, 'withdrawn'),
      own && ne(fundSupplement.id, own),
    ),
  );
  if (entries + others > 0)
    throw refusedField('bankSerial', { zh: '该银行流水号已登记过', en: 'This bank reference is registered already' });
}

/** Refuses a voucher that the enterprise neither issued nor held. */
async function assertOwnVoucher(db: Db, enterpriseNo: EnterpriseNo, number: Form['voucherNumber']): Promise<void> {
  if (number === undefined) return;
  const known = await db.$count(
    voucher,
    and(
      eq(voucher.number, number),
      or(
        eq(voucher.issuerNo, enterpriseNo),
        inArray(voucher.id, db.select({ id: piece.voucherId }).from(piece).where(eq(piece.holderNo, enterpriseNo))),
      ),
    ),
  );
  if (known === 0) throw refusedField('voucherNumber', { zh: '没有找到该编号', en: 'There is no such voucher' });
}

async function assertAcceptable({ db, clock }: CallContext, enterpriseNo: EnterpriseNo, form: Form, own: FundSupplementId | undefined) {
  const today = clock.today();
  if (form.bookedOn > today) throw refusedField('bookedOn', { zh: '日期不能晚于今天', en: 'It cannot be after today' });
  if (form.bookedOn < addDays(today, -MAX_SUPPLEMENT_DAYS))
    throw refusedField('bookedOn', { zh: '只能补录一年以内的收付', en: 'It cannot be more than a year ago' });
  const accounts = await db.$count(bankAccount, and(eq(bankAccount.id, form.accountId), eq(bankAccount.enterpriseNo, enterpriseNo)));
  if (accounts === 0) throw refusedField('accountId', { zh: '请选择本企业的账户', en: 'Choose an account of your enterprise' });
  if ((await foreignFiles(db, enterpriseNo, form.attachments)).length > 0)
    throw refusedField('attachments', { zh: '附件不属于本企业', en: 'These files are not your enterprise’s' });
  await assertOwnVoucher(db, enterpriseNo, form.voucherNumber);
  await assertSerialFree(db, form, own);
}

type SupplementColumns = Omit<
  typeof fundSupplement.$inferInsert,
  'id' | 'applicationNumber' | 'state' | 'stateSince' | 'changedBy' | 'changedAt'
>;

async function write(context: CallContext, asked: SupplementColumns): Promise<FundSupplementRow> {
  const { db, ids, clock, viewer } = context;
  const [row] = await db
    .insert(fundSupplement)
    .values({
      ...asked,
      id: newId(ids, FundSupplementId),
      applicationNumber: await nextNumber(context, NUMBERING),
      state: 'awaitingReview',
      stateSince: clock.now(),
      changedBy: viewer.displayName,
      changedAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('a supplement was not written');
  logSteps(actOf(context), [{ objectKind: 'fundSupplement', objectId: row.id, event: 'submit', fromState: null, toState: row.state }]);
  return row;
}

/** Submits a new or a returned entry. */
export const submitSupplement: Handlers['fundRegister']['submitSupplement'] = async (context, form) => {
  const { clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { resubmits, accountId, type, direction, amount, bookedOn, counterpartyName, purpose, attachments } = form;
  const returned = resubmits && (await fundSupplements.ownFor(context, resubmits.id, 'submit', resubmits.version));
  await assertAcceptable(context, enterpriseNo, form, returned?.id);
  const asked = {
    enterpriseNo,
    type,
    direction,
    amount,
    bookedOn,
    bankAccountId: accountId,
    counterpartyName,
    counterpartyNumber: form.counterpartyNumber ?? '',
    objectNumber: form.objectNumber ?? null,
    voucherNumber: form.voucherNumber ?? null,
    bankSerial: form.bankSerial ?? null,
    purpose,
    attachments,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    submittedAt: clock.now(),
  };
  const row = returned
    ? await fundSupplements.move(actOf(context), returned, 'submit', { ...asked, reviewerId: null, reviewerName: null, reason: null })
    : await write(context, asked);
  await tellSupplement(context, row, 'submit');
  return referenceOf(row);
};
