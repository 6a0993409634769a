import { contract } from '@lianxin/api/contract';
import { asTyped, choice, money, requestForm, messageRef, text } from '@lianxin/forms';
import * as z from 'zod/mini';

const { shape } = contract.receivable.register.request;

/** Source: a sales invoice, a customer on the platform, or anybody else. */
export const SOURCES = ['invoice', 'customer', 'other'] as const;

type Source = (typeof SOURCES)[number];

export const registerForm = requestForm(
  {
    source: asTyped<Source, string>(z.enum(SOURCES), 'invoice'),
    invoiceId: text(shape.invoiceId),
    debtorNo: text(shape.debtorNo),
    debtorName: text(shape.debtorName),
    number: text(shape.number),
    amount: money(shape.amount),
    dueOn: choice(shape.dueOn),
    note: text(shape.note),
  },
  ({ source, invoiceId, debtorNo, debtorName, number }) => ({
    invoiceId: source === 'invoice' && invoiceId === undefined && messageRef('choose'),
    debtorNo: source === 'customer' && debtorNo === undefined && messageRef('choose'),
    debtorName: source === 'other' && debtorName === undefined && messageRef('required'),
    number: source !== 'invoice' && number === undefined && messageRef('required'),
  }),
);

export type Registered = z.output<typeof registerForm.schema>;

/** Fields of the selected source, without input for others. */
export function ofItsSource({ source, invoiceId, debtorNo, debtorName, number, ...rest }: Registered) {
  if (source === 'invoice') return { ...rest, invoiceId };
  return source === 'customer' ? { ...rest, debtorNo, number } : { ...rest, debtorName, number };
}
