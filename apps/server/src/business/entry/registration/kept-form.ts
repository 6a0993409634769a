import type { EncryptedColumn } from '../../../platform/security/encrypted-columns.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import type { registration } from '../../../schema/index.ts';
import type { Form } from './form.ts';

type Row = typeof registration.$inferSelect;
type Needs = { readonly keys: Keyring };

const ownerOf = (id: string): string => `registration ${id}`;

/** The stored form, with the identity number encrypted for this registration. */
export function storedForm({ keys }: Needs, id: string, form: Form): Pick<Row, 'form' | 'legalIdNumber'> {
  const { legalIdNumber, ...enterprise } = form.enterprise;
  return {
    form: { ...form, enterprise },
    legalIdNumber: legalIdNumber === undefined ? null : keys.encrypt(ownerOf(id), legalIdNumber),
  };
}

const whole = ({ keys }: Needs, id: string, form: Row['form'], number: Row['legalIdNumber']): Form =>
  number === null ? form : { ...form, enterprise: { ...form.enterprise, legalIdNumber: keys.decrypt(ownerOf(id), number) } };

export const wholeForm = (needs: Needs, { id, form, legalIdNumber }: Pick<Row, 'id' | 'form' | 'legalIdNumber'>): Form =>
  whole(needs, id, form, legalIdNumber);

/** The last submitted form; undefined before the first. */
export const submittedForm = (
  needs: Needs,
  { id, submittedForm: form, submittedLegalIdNumber: number }: Pick<Row, 'id' | 'submittedForm' | 'submittedLegalIdNumber'>,
): Form | undefined => (form === null ? undefined : whole(needs, id, form, number));

/** Columns with encrypted identity numbers. */
export const REGISTRATION_COLUMNS: readonly EncryptedColumn[] = ['legal_id_number', 'submitted_legal_id_number'].map((column) => ({
  table: 'registration',
  column,
  key: ['id'],
  owner: (id) => ownerOf(id),
}));
