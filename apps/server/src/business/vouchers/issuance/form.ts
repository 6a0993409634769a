import { IssuanceDraftForm, IssuanceForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { issuance } from '../../../schema/index.ts';

export type DraftForm = z.output<typeof IssuanceDraftForm>;

/** Amounts and dates are stored as on the wire. */
export const storedForm = (form: DraftForm): unknown => z.encode(IssuanceDraftForm, form);

export const readForm = (stored: unknown): DraftForm => z.parse(IssuanceDraftForm, stored);

export const readWholeForm = (stored: unknown): z.output<typeof IssuanceForm> => z.parse(IssuanceForm, stored);

type FormColumns = Pick<
  typeof issuance.$inferSelect,
  'form' | 'recipientNo' | 'amount' | 'dueOn' | 'channel' | 'receivingAccountId' | 'promiseNumber'
>;

/** The form and the columns for lists and checks. Unchecked accounts and numbers of a draft stay in the form only. */
export const formColumns = (form: DraftForm, checked: boolean): FormColumns => ({
  form: storedForm(form),
  recipientNo: form.recipientNo ?? null,
  amount: form.amount ?? null,
  dueOn: form.dueOn ?? null,
  channel: form.channel ?? null,
  receivingAccountId: checked ? (form.receivingAccountId ?? null) : null,
  promiseNumber: checked ? (form.promiseNumber ?? null) : null,
});
