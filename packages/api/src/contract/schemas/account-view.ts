import * as z from 'zod/mini';
import { BankAccountId } from './primitives.ts';

/** A bank account with a masked number. */
export const AccountView = z.object({
  id: BankAccountId,
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  branchNumber: z.string(),
  verified: z.boolean(),
  isDefault: z.boolean(),
});

export type AccountView = z.output<typeof AccountView>;
