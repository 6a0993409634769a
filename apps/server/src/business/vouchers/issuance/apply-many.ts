import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { Refusal, refusalMessage, type RefusalKey } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { inSavepoint } from '../../../platform/db/deferred-writes.ts';
import { rollBackUnless } from '../../../platform/db/roll-back-unless.ts';
import { FieldRefusal, refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import { submitIssuance } from './apply.ts';
import { findNamed, type Named } from './find-named.ts';
import { reservePromiseNumber } from './promise-number.ts';
import { referenceOf, type IssuanceRow } from './repository.ts';
import { tellSubmitted } from './tell.ts';

type Call = Contract['issuance']['applyMany'];
type Batch = RequestOf<Call>;
type Row = Batch['rows'][number];
type Result = ResponseOf<Call>['results'][number];
/** A result with what it submitted. */
type Done = Result & { readonly submitted?: IssuanceRow };
type Column = NonNullable<NonNullable<Result['refusal']>['field']>;

/** Maps fields of the form to columns of the sheet. */
const COLUMN_OF: Readonly<Record<string, Column>> = {
  recipientNo: 'recipient',
  receivingAccountId: 'recipient',
  contractId: 'contractNumber',
  contractAllowsVoucher: 'contractNumber',
  invoices: 'invoiceNumbers',
};
const COLUMNS: readonly Column[] = [
  'recipient',
  'amount',
  'dueOn',
  'termReason',
  'paymentNature',
  'contractNumber',
  'invoiceNumbers',
  'remark',
];

const COLUMN_OF_REFUSAL: Readonly<Partial<Record<RefusalKey, Column>>> = {
  ACCOUNT_UNUSABLE: 'recipient',
  TERM_TOO_LONG: 'dueOn',
  QUOTA_EXCEEDED: 'amount',
  INVOICE_SHORT: 'invoiceNumbers',
};

/** Refusals that concern all rows. */
const OF_ALL: ReadonlySet<RefusalKey> = new Set(['ISSUER_SUSPENDED', 'FORBIDDEN']);

const columnOf = (path: string): Column | null => {
  const name = path.replace(/^form\./, '').replace(/\..*$/, '');
  return COLUMN_OF[name] ?? COLUMNS.find((column) => column === name) ?? null;
};

/** Rethrows a refusal that concerns no single row. */
function resultOf(refusal: Refusal, { language }: CallContext): Result {
  if (OF_ALL.has(refusal.key)) throw refusal;
  if (!(refusal instanceof FieldRefusal)) {
    const sentence = refusalMessage(refusal.key, language, refusal.details);
    return { application: null, refusal: { field: COLUMN_OF_REFUSAL[refusal.key] ?? null, sentence } };
  }
  const [first] = refusal.fields;
  if (first?.path === 'form.payAccountId') throw refusedField('payAccountId', first.message);
  return { application: null, refusal: { field: columnOf(first?.path ?? ''), sentence: first?.message[language] ?? '' } };
}

async function applyRow(context: CallContext, batch: Batch, named: Named, row: Row, batchOf: (own: string) => string): Promise<Done> {
  const recipientNo = named.recipientOf(row);
  const contractId = named.contractOf(recipientNo, row);
  const invoices = named.usesOf(recipientNo, row);
  const receivingAccountId = named.accountOf(recipientNo);
  if (receivingAccountId === undefined) throw new Refusal('ACCOUNT_UNUSABLE');
  const { channel, payAccountId, interestPayer, interestShare, feePayer, feeShare, businessType, delivered } = batch;
  const { amount, dueOn, termReason, paymentNature, remark } = row;
  const request = {
    form: {
      recipientNo,
      receivingAccountId,
      amount,
      dueOn,
      termReason,
      channel,
      payAccountId,
      paymentNature,
      businessType,
      delivered,
      contractId,
      contractAllowsVoucher: true,
      invoices: [...invoices],
      interestPayer,
      interestShare,
      feePayer,
      feeShare,
      promiseNumber: await reservePromiseNumber(actOf(context), enterpriseOf(context)),
      attachments: [],
      remark,
    },
  };
  const submitted = await submitIssuance(context, request, batchOf);
  named.take(invoices);
  return { application: referenceOf(submitted), refusal: null, submitted };
}

/** Each row has its own savepoint: a refused row leaves nothing behind. */
async function applyRows(context: CallContext, batch: Batch): Promise<Done[]> {
  const named = await findNamed(context.db, enterpriseOf(context), batch.channel, batch.rows);
  const results: Done[] = [];
  let batchNumber: string | undefined;
  const batchOf = (own: string) => (batchNumber ??= own);
  for (const row of batch.rows) {
    try {
      // In sequence, because each row uses up credit and invoices.
      // oxlint-disable-next-line no-await-in-loop
      results.push(await inSavepoint(context.db, (db) => applyRow({ ...context, db }, batch, named, row, batchOf)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push(resultOf(error, context));
    }
  }
  return results;
}

/** Submits each row on its own, or all or none, and tells the reviewers once. */
export const applyMany: Handlers['issuance']['applyMany'] = async (context, batch) => {
  const isKept = (done: readonly Done[]): boolean => !batch.allOrNone || done.every(({ refusal }) => refusal === null);
  const done = await rollBackUnless(context.db, (db) => applyRows({ ...context, db }, batch), isKept);
  const kept = isKept(done);
  const results = done.map(({ application, refusal }): Result => ({ application: kept ? application : null, refusal }));
  if (kept)
    await tellSubmitted(
      context,
      done.flatMap(({ submitted }) => submitted ?? []),
    );
  return { results, submitted: results.filter(({ application }) => application !== null).length };
};
