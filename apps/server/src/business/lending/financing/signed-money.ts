import { type LendingKind, payoutAccount } from '../funding/index.ts';
import { payingAccounts } from './paying-accounts.ts';
import type { FinancingRow } from './repository.ts';

/**
 * The issuer signs the accounts from which it pays its share. The holder signs the account of the payout, and the amount paid out if the
 * issuer does not consent.
 */
export const signedMoney: LendingKind<FinancingRow>['signedMoney'] = async (db, row, act) =>
  act === 'consentConfirm'
    ? { payerAccounts: (await payingAccounts(db, [row.id])).get(row.id) ?? [] }
    : { account: { of: 'receivingAccount', row: await payoutAccount(db, row) }, awaitsIssuer: row.issuerAssent !== 'given' };
