import type { APPLICATION_CHARGE_KINDS, ChargeSource, ChargeState, FeeEvent, RateUnit } from '@lianxin/domain';
import { bigint, boolean, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { EnterpriseNo, FeeRefundId, FileId } from './ids.ts';

type Part = 'holder' | 'issuer';
type ObjectKind = 'financing' | 'pledge';

/** The history of a platform fee. */
export const feeStep = pgTable('fee_step', {
  id: text('id').primaryKey(),
  feeId: text('fee_id').notNull(),
  event: text('event').$type<FeeEvent | 'ask'>().notNull(),
  /** Null for a step of the platform itself. */
  actorName: text('actor_name'),
  at: instant('at').notNull(),
  reason: text('reason'),
  proofId: text('proof_id').$type<FileId>(),
});

/** A party's share of an application's costs, paid at disbursement and split as in the quote. */
export const applicationCharge = pgTable(
  'application_charge',
  {
    objectKind: text('object_kind').$type<ObjectKind>().notNull(),
    objectId: text('object_id').notNull(),
    objectNumber: text('object_number').notNull(),
    kind: text('kind').$type<(typeof APPLICATION_CHARGE_KINDS)[number]>().notNull(),
    part: text('part').$type<Part>().notNull(),
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    /** Null when the platform is paid. */
    payeeNo: text('payee_no').$type<EnterpriseNo>(),
    basis: money('basis').notNull(),
    ratePpm: bigint('rate_ppm', { mode: 'bigint' }),
    rateUnit: text('rate_unit').$type<RateUnit>(),
    amount: money('amount').notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectKind, table.objectId, table.kind, table.part] })],
);

/** All fees that an enterprise bears. */
export const charge = pgView('charge', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  id: text('id').notNull(),
  source: text('source').$type<ChargeSource>().notNull(),
  kind: text('kind').notNull(),
  summary: text('summary').notNull(),
  objectKind: text('object_kind').$type<ObjectKind>(),
  objectId: text('object_id'),
  businessNumber: text('business_number'),
  basis: text('basis'),
  basisAmount: money('basis_amount'),
  ratePpm: bigint('rate_ppm', { mode: 'bigint' }),
  rateUnit: text('rate_unit').$type<RateUnit>(),
  amount: money('amount').notNull(),
  mandatory: boolean('mandatory').notNull(),
  dueOn: day('due_on'),
  state: text('state').$type<ChargeState>().notNull(),
  askedAt: instant('asked_at').notNull(),
  paidAt: instant('paid_at'),
  declaredBy: text('declared_by'),
  decidedAt: instant('decided_at'),
  payeeNo: text('payee_no').$type<EnterpriseNo>(),
  returnReason: text('return_reason'),
  agreementUrl: text('agreement_url'),
  proofId: text('proof_id').$type<FileId>(),
  version: integer('version').notNull(),
  part: text('part').$type<Part>(),
  /** The latest payment of the refund of a fee that is owed back, and why the last one was denied. */
  refundId: text('refund_id').$type<FeeRefundId>(),
  refundPaidOn: day('refund_paid_on'),
  refundReceipt: text('refund_receipt'),
  refundReason: text('refund_reason'),
}).existing();

/** Fees paid to the platform for which no invoice was requested yet. */
export const billableCharge = pgView('billable_charge', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  id: text('id').notNull(),
  kind: text('kind').notNull(),
  summary: text('summary').notNull(),
  businessNumber: text('business_number'),
  amount: money('amount').notNull(),
  paidAt: instant('paid_at'),
  decidedAt: instant('decided_at'),
}).existing();
