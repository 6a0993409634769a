import type { EncryptedColumn } from '../../../platform/security/encrypted-columns.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import type { userAccount } from '../../../schema/index.ts';

type Row = typeof userAccount.$inferSelect;
type Needs = { readonly keys: Keyring };

const ownerOf = (userId: string): string => `user ${userId}`;

/** The name by which a person's identity number is found again, however its X was written. */
export const identityLookup = ({ keys }: Needs, number: string): string => keys.lookup('identity', number.toUpperCase());

/** What an account keeps of its person's identity number: hidden, as nobody else's, and its name. */
export const keptIdentity = (needs: Needs, userId: string, number: string): Pick<Row, 'identityNumber' | 'identityLookup'> => ({
  identityNumber: needs.keys.encrypt(ownerOf(userId), number),
  identityLookup: identityLookup(needs, number),
});

/** A person's identity number, legible; null where none is known. */
export const identityNumberOf = ({ keys }: Needs, { userId, identityNumber }: Pick<Row, 'userId' | 'identityNumber'>): string | null =>
  identityNumber === null ? null : keys.decrypt(ownerOf(userId), identityNumber);

/** Where accounts keep identity numbers. */
export const IDENTITY_COLUMN: EncryptedColumn = {
  table: 'user_account',
  column: 'identity_number',
  key: ['user_id'],
  owner: (userId) => ownerOf(userId),
  derivedColumns: (keys, number) => ({ identity_lookup: identityLookup({ keys }, number) }),
};
