import { type LendingKind, payoutAccount } from '../funding/index.ts';
import { payingAccounts } from './paying-accounts.ts';
import type { FinancingRow } from './repository.ts';

/** An issuer signs from where it pays its share; the holder signs where the money is paid, and what is paid without the issuer's consent. */
export const signedMoney: LendingKind<FinancingRow>['signedMoney'] = async (db, row, act) =>
  act === 'consentConfirm'
    ? { payerAccounts: (await payingAccounts(db, [row.id])).get(row.id) ?? [] }
    : { account: { of: 'receivingAccount', row: await payoutAccount(db, row) }, awaitsIssuer: row.issuerAssent !== 'given' };
