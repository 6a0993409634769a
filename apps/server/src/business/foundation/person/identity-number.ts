import { identityText, readIdentityText, type IdentityDocument } from '@lianxin/domain';
import type { EncryptedColumn } from '../../../platform/security/encrypted-columns.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import type { userAccount } from '../../../schema/index.ts';

type Row = typeof userAccount.$inferSelect;
type Needs = { readonly keys: Keyring };

const ownerOf = (userId: string): string => `user ${userId}`;

/** A keyed hash for finding a document of identity; upper and lower case are equal. */
export const identityLookup = ({ keys }: Needs, { kind, number }: IdentityDocument): string =>
  keys.lookup('identity', identityText({ kind, number: number.toUpperCase() }));

/** The encrypted document, bound to this account, and its lookup hash. */
export const storedIdentity = (
  needs: Needs,
  userId: string,
  document: IdentityDocument,
): Pick<Row, 'identityNumber' | 'identityLookup'> => ({
  identityNumber: needs.keys.encrypt(ownerOf(userId), identityText(document)),
  identityLookup: identityLookup(needs, document),
});

/** The decrypted document; undefined if unknown. */
export const identityDocumentOf = (
  { keys }: Needs,
  { userId, identityNumber }: Pick<Row, 'userId' | 'identityNumber'>,
): IdentityDocument | undefined => (identityNumber === null ? undefined : readIdentityText(keys.decrypt(ownerOf(userId), identityNumber)));

export const IDENTITY_COLUMN: EncryptedColumn = {
  table: 'user_account',
  column: 'identity_number',
  key: ['user_id'],
  owner: (userId) => ownerOf(userId),
  derivedColumns: (keys, text) => ({ identity_lookup: identityLookup({ keys }, readIdentityText(text)) }),
};
