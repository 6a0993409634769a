import type { BankAccountId, EnterpriseNo, FileId, TradeContractId, TradeInvoiceId } from './ids.ts';
import type { ApplicationKind, BankAccountKind, CreditLineState, InvoiceElement, InvoiceKind, Verification } from '@lianxin/domain';
import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

export const bankAccount = pgTable('bank_account', {
  id: text('id').$type<BankAccountId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  bankName: text('bank_name').notNull(),
  branchNumber: text('branch_number').notNull(),
  verified: boolean('verified').notNull().default(false),
  isDefault: boolean('is_default').notNull().default(false),
  /** Whether the enterprise pays from this account at maturity. */
  pays: boolean('pays').notNull().default(false),
  state: text('state').$type<'normal' | 'frozen' | 'closed'>().notNull().default('normal'),
  kind: text('kind').$type<BankAccountKind>().notNull().default('receiving'),
  /** The only channel that the account serves; null for all channels. */
  channel: smallint('channel'),
  /** The bank's last report: the balance at that time, the day's opening balance, and the receipts and payments since. */
  balance: money('balance'),
  opening: money('opening'),
  received: money('received'),
  paid: money('paid'),
  balanceAt: instant('balance_at'),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** An enterprise's default account for one channel, where it differs from its general default. */
export const bankAccountDefault = pgTable(
  'bank_account_of_channel',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    channel: smallint('channel').notNull(),
    bankAccountId: text('bank_account_id').$type<BankAccountId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.channel] })],
);

/** A buyer's supplier. A buyer may issue or transfer vouchers to its suppliers. */
export const supplierRelation = pgTable(
  'supplier_relation',
  {
    buyerNo: text('buyer_no').$type<EnterpriseNo>().notNull(),
    supplierNo: text('supplier_no').$type<EnterpriseNo>().notNull(),
    since: instant('since').notNull(),
    /** When the relation was disabled, so that nothing can be sent to the supplier; null while active. */
    disabledAt: instant('disabled_at'),
    /** The buyer's other supplier that replaces this one, which is disabled meanwhile. */
    mergedInto: text('merged_into').$type<EnterpriseNo>(),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at'),
    /** The supplier's answer; null until then. */
    answer: text('answer').$type<'accepted' | 'refused'>(),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    /** The buyer's own labels. */
    tags: text('tags').array().notNull().default([]),
    /** The term that an issuance form proposes. */
    usualTermDays: integer('usual_term_days'),
    defaultAccountId: text('default_account_id').$type<BankAccountId>(),
    /** The buyer is warned when the outstanding amount exceeds this. */
    quota: money('quota'),
  },
  (table) => [primaryKey({ columns: [table.buyerNo, table.supplierNo] })],
);

/** An issuer's credit line on one channel. The available amount is the total less the used and in-transit amounts. */
export const creditLine = pgTable(
  'credit_line',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    channel: smallint('channel').notNull(),
    bankName: text('bank_name').notNull(),
    creditNumber: text('credit_number').notNull(),
    total: money('total').notNull(),
    used: money('used').notNull(),
    inTransit: money('in_transit').notNull(),
    state: text('state').$type<CreditLineState>().notNull().default('inForce'),
    beginsOn: day('begins_on').notNull(),
    validUntil: day('valid_until').notNull(),
    queriedAt: instant('queried_at').notNull(),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by').notNull().default(''),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.channel] })],
);

export const tradeContract = pgTable('trade_contract', {
  id: text('id').$type<TradeContractId>().primaryKey(),
  number: text('number').notNull(),
  name: text('name').notNull(),
  amount: money('amount').notNull(),
  buyerNo: text('buyer_no').$type<EnterpriseNo>().notNull(),
  sellerNo: text('seller_no').$type<EnterpriseNo>().notNull(),
  signedOn: day('signed_on').notNull(),
  endsOn: day('ends_on'),
  paymentTerms: text('payment_terms'),
  allowsVoucher: boolean('allows_voucher').notNull(),
  voucherClause: text('voucher_clause'),
  fileId: text('file_id').$type<FileId>(),
  registeredByNo: text('registered_by_no').$type<EnterpriseNo>().notNull(),
  registeredAt: instant('registered_at').notNull(),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

export const tradeInvoice = pgTable('trade_invoice', {
  id: text('id').$type<TradeInvoiceId>().primaryKey(),
  kind: text('kind').$type<InvoiceKind>().notNull(),
  /** Empty for a digital invoice. */
  code: text('code').notNull().default(''),
  number: text('number').notNull(),
  issuedOn: day('issued_on').notNull(),
  amountWithoutTax: money('amount_without_tax').notNull(),
  amountWithTax: money('amount_with_tax').notNull(),
  goods: text('goods').notNull(),
  buyerNo: text('buyer_no').$type<EnterpriseNo>().notNull(),
  sellerNo: text('seller_no').$type<EnterpriseNo>().notNull(),
  usedAmount: money('used_amount').notNull(),
  verification: text('verification').$type<Verification>().notNull().default('unchecked'),
  fileId: text('file_id').$type<FileId>(),
  registeredByNo: text('registered_by_no').$type<EnterpriseNo>().notNull(),
  registeredAt: instant('registered_at').notNull(),
  /** When another registration took over the number, because this one had not been used; null while it is valid. */
  supersededAt: instant('superseded_at'),
  checkCode: text('check_code'),
  contractId: text('contract_id').$type<TradeContractId>(),
  verifiedAt: instant('verified_at'),
  /** The elements that differed at the last query to the tax register. */
  different: text('different').array().$type<InvoiceElement[]>().notNull().default([]),
  /** When and why the buyer disputed the invoice; null if it is not disputed. */
  disputedAt: instant('disputed_at'),
  disputeReason: text('dispute_reason'),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** An invoice that backs an application. An active use reduces the invoice's available amount. */
export const invoiceUse = pgTable(
  'invoice_use',
  {
    ownerKind: text('owner_kind').$type<ApplicationKind | 'offline'>().notNull(),
    ownerId: text('owner_id').notNull(),
    invoiceId: text('invoice_id').$type<TradeInvoiceId>().notNull(),
    position: smallint('position').notNull(),
    amount: money('amount').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId, table.invoiceId] })],
);
