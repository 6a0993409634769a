import type { EncryptedColumn } from '../../../platform/security/encrypted-columns.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import type { userAccount } from '../../../schema/index.ts';

type Row = typeof userAccount.$inferSelect;
type Needs = { readonly keys: Keyring };

const ownerOf = (userId: string): string => `user ${userId}`;

/** A keyed hash for finding an identity number; upper and lower case X are equal. */
export const identityLookup = ({ keys }: Needs, number: string): string => keys.lookup('identity', number.toUpperCase());

/** The encrypted number, bound to this account, and its lookup hash. */
export const storedIdentity = (needs: Needs, userId: string, number: string): Pick<Row, 'identityNumber' | 'identityLookup'> => ({
  identityNumber: needs.keys.encrypt(ownerOf(userId), number),
  identityLookup: identityLookup(needs, number),
});

/** The decrypted number; null if unknown. */
export const identityNumberOf = ({ keys }: Needs, { userId, identityNumber }: Pick<Row, 'userId' | 'identityNumber'>): string | null =>
  identityNumber === null ? null : keys.decrypt(ownerOf(userId), identityNumber);

export const IDENTITY_COLUMN: EncryptedColumn = {
  table: 'user_account',
  column: 'identity_number',
  key: ['user_id'],
  owner: (userId) => ownerOf(userId),
  derivedColumns: (keys, number) => ({ identity_lookup: identityLookup({ keys }, number) }),
};
