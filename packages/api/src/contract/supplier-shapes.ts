import { isSocialCreditCode, SUPPLIER_NOTE_MAX, SUPPLIER_TAGS_MAX } from '@lianxin/domain';
import * as z from 'zod/mini';
import { BankAccountId, Day, EnterpriseNo, Instant, Money, RequiredText, Text, Version } from './schemas/primitives.ts';
import { wire } from './wire.ts';

export const CreditCode = z.string().check(z.trim(), z.toUpperCase(), z.refine(isSocialCreditCode));
/** An enterprise's own note on a supplier. */
export const Note = Text(SUPPLIER_NOTE_MAX);
export const Tag = RequiredText(12);
export const Tags = z.array(Tag).check(z.maxLength(SUPPLIER_TAGS_MAX));
/** The usual days from issue to maturity. */
export const UsualTermDays = z.int().check(z.gte(1), z.lte(365));

/** A supplier, as the enterprise manages it. */
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
  /** Vouchers cannot be issued or transferred to a disabled supplier, or to one that refused. */
  state: z.enum(['enabled', 'disabled', 'refused']),
  /** The supplier into which it was merged. */
  mergedInto: z.nullable(z.object({ enterpriseNo: wire('corpNo', EnterpriseNo), name: wire('corpNm', z.string()) })),
  note: z.string(),
  /** Whether it has signed the platform's agreement. */
  agreed: z.boolean(),
  /** The enterprise's own tags. */
  tags: z.array(z.string()),
  /** Proposed when issuing to it. */
  usualTermDays: z.nullable(z.int()),
  defaultAccountId: z.nullable(BankAccountId),
  /** The amount from which the enterprise is warned; it does not block issuing. */
  quota: z.nullable(Money),
  /** Issued or pending amounts that are not paid yet. */
  occupied: Money,
  /** Vouchers that wait for its signature. */
  unsignedCount: z.int(),
  version: Version,
});

/** A supplier with the version that the person saw. */
export const SupplierRequest = z.strictObject({ enterpriseNo: wire('corpNo', EnterpriseNo), version: Version });

/** An enterprise of the platform, found by its full credit code. */
export const Found = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  size: z.string(),
  certified: z.boolean(),
  /** Whether it is a supplier already. */
  known: z.boolean(),
});

/** An enterprise that named this one as its supplier, and the answer; null while there is none. */
export const Naming = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  since: Instant,
  answer: z.nullable(z.enum(['accepted', 'refused'])),
});
