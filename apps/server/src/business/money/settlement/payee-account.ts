import { desc } from 'drizzle-orm';
import { bankAccount } from '../../../schema/index.ts';
import { type AccountRow, isUsable } from '../../foundation/parties/index.ts';

/** The default account first. */
export const STANDING_ORDER = [desc(bankAccount.isDefault), bankAccount.id] as const;

/** The chosen account, or a standing one if that is unusable. */
export const payeeAccount = (named: AccountRow | undefined, standing: AccountRow | undefined): AccountRow | undefined =>
  isUsable(named) ? named : standing;
