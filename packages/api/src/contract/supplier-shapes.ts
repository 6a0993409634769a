import { isSocialCreditCode, SUPPLIER_NOTE_MAX, SUPPLIER_TAGS_MAX } from '@lianxin/domain';
import * as z from 'zod/mini';
import { ids, party, yuan } from './examples.ts';
import { BankAccountId, Day, EnterpriseNo, Instant, Money, RequiredText, Text, Version } from './schemas/primitives.ts';
import { wire } from './wire.ts';

export const CreditCode = z.string().check(z.trim(), z.toUpperCase(), z.refine(isSocialCreditCode));
/** What an enterprise keeps of a supplier for itself. */
export const Note = Text(SUPPLIER_NOTE_MAX);
export const Tag = RequiredText(12);
export const Tags = z.array(Tag).check(z.maxLength(SUPPLIER_TAGS_MAX));
/** Days from the issue to maturity that are proposed. */
export const UsualTermDays = z.int().check(z.gte(1), z.lte(365));

/** An enterprise that this one deals with, as it keeps it. */
export const Supplier = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  size: z.string(),
  certified: z.boolean(),
  accountCount: z.int(),
  totalAmount: Money,
  lastDealtOn: z.nullable(Day),
  since: Instant,
  /** Nothing is issued or transferred to one that was disabled, or that refused to be a supplier. */
  state: z.enum(['enabled', 'disabled', 'refused']),
  /** The supplier that took its place; while it is named, this one is disabled. */
  mergedInto: z.nullable(z.object({ enterpriseNo: wire('corpNo', EnterpriseNo), name: wire('corpNm', z.string()) })),
  note: z.string(),
  /** It has signed the platform's agreement. */
  agreed: z.boolean(),
  /** By what this enterprise groups it. */
  tags: z.array(z.string()),
  /** What is proposed when something is issued to it. */
  usualTermDays: z.nullable(z.int()),
  defaultAccountId: z.nullable(BankAccountId),
  /** Above which amount this enterprise is reminded; it keeps nobody from issuing. */
  quota: z.nullable(Money),
  /** What was issued to it, or is about to be, and is not paid yet. */
  occupied: Money,
  /** How many vouchers wait for its signature. */
  unsignedCount: z.int(),
  version: Version,
});

export const supplierExample: z.output<typeof Supplier> = {
  enterpriseNo: ids.enterprise('E1002'),
  name: party.supplier.name,
  creditCode: '91140000110057086C',
  size: '小型企业',
  certified: true,
  accountCount: 1,
  totalAmount: yuan(7_946_500),
  lastDealtOn: null,
  since: '2024-03-12T10:00:00+08:00',
  state: 'enabled',
  mergedInto: null,
  note: '',
  agreed: true,
  tags: ['战略供应商'],
  usualTermDays: 180,
  defaultAccountId: null,
  quota: yuan(10_000_000),
  occupied: yuan(3_286_500),
  unsignedCount: 1,
  version: 0,
};

/** A supplier on the version that the person was shown. */
export const SupplierRequest = z.strictObject({ enterpriseNo: wire('corpNo', EnterpriseNo), version: Version });

/** An enterprise of the platform, as much as its whole credit code opens. */
export const Found = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  size: z.string(),
  certified: z.boolean(),
  /** It is a supplier already. */
  known: z.boolean(),
});

/** An enterprise that named this one its supplier, and what this one said to it; null: nothing yet. */
export const Naming = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  since: Instant,
  answer: z.nullable(z.enum(['accepted', 'refused'])),
});

export const namingExample: z.output<typeof Naming> = {
  enterpriseNo: ids.enterprise('E1003'),
  name: party.tier2.name,
  creditCode: party.tier2.creditCode,
  since: '2026-11-18T10:00:00+08:00',
  answer: null,
};
