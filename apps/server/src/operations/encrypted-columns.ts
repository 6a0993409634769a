import { REGISTRATION_COLUMNS } from '../business/entry/registration/index.ts';
import { INVITED_IDENTITY_COLUMN } from '../business/enterprise/staffing/index.ts';
import { IDENTITY_COLUMN } from '../business/foundation/person/index.ts';
import { ANSWER_COLUMN } from '../http/idempotency.ts';
import type { EncryptedColumn } from '../platform/security/encrypted-columns.ts';
import { FACTOR_COLUMNS } from './operators/second-factor.ts';

/** All encrypted columns. Each start re-encrypts texts that are not under the current key, including plaintexts from before the encryption. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...REGISTRATION_COLUMNS,
  IDENTITY_COLUMN,
  INVITED_IDENTITY_COLUMN,
  ANSWER_COLUMN,
  ...FACTOR_COLUMNS,
];
