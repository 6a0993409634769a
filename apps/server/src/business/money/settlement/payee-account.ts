import { desc } from 'drizzle-orm';
import { bankAccount } from '../../../schema/index.ts';
import { type AccountRow, isUsable } from '../../foundation/parties/index.ts';

/** In which order the accounts of a payee serve where it names none: its default one first. */
export const STANDING_ORDER = [desc(bankAccount.isDefault), bankAccount.id] as const;

/** Where a payee is paid: the account named for what it holds, or where that takes no money its standing one. */
export const payeeAccount = (named: AccountRow | undefined, standing: AccountRow | undefined): AccountRow | undefined =>
  isUsable(named) ? named : standing;
