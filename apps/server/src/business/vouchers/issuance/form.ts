import { IssuanceDraftForm, IssuanceForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { issuance } from '../../../schema/index.ts';

export type DraftForm = z.output<typeof IssuanceDraftForm>;

/** A form as the database keeps it: with the contract's texts for amounts and dates. */
export const storedForm = (form: DraftForm): unknown => z.encode(IssuanceDraftForm, form);

/** A form as it was kept. */
export const readForm = (stored: unknown): DraftForm => z.parse(IssuanceDraftForm, stored);

/** A kept form with nothing left open. */
export const readWholeForm = (stored: unknown): z.output<typeof IssuanceForm> => z.parse(IssuanceForm, stored);

type FormColumns = Pick<
  typeof issuance.$inferSelect,
  'form' | 'recipientNo' | 'amount' | 'dueOn' | 'channel' | 'receivingAccountId' | 'promiseNumber'
>;

/** The form, and beside it what lists and checks ask for. A draft names accounts and numbers that nobody has checked yet: they stay in the form. */
export const formColumns = (form: DraftForm, checked: boolean): FormColumns => ({
  form: storedForm(form),
  recipientNo: form.recipientNo ?? null,
  amount: form.amount ?? null,
  dueOn: form.dueOn ?? null,
  channel: form.channel ?? null,
  receivingAccountId: checked ? (form.receivingAccountId ?? null) : null,
  promiseNumber: checked ? (form.promiseNumber ?? null) : null,
});
