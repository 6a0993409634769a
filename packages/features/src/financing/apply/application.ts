import { BankAccountId, TradeInvoiceId, type contract, type FileView, type FinancingForm, type RequestOf } from '@lianxin/api/contract';
import { civilDate, formatMoney, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import * as z from 'zod/mini';
import type { LenderChoice } from '../quotes/choice.tsx';
import { piecesShown, type Taken } from '../quotes/taken.ts';

/** An application as it is typed. What the page proposes and the person left as it is, is undefined. */
export interface Application {
  /** Which of several groups the pieces chosen make; "" for the first. */
  readonly group: string;
  readonly amount: string | undefined;
  readonly wishedOn: string;
  readonly lender: LenderChoice;
  /** What is taken of invoices, by their id. */
  readonly uses: Readonly<Record<string, string>> | undefined;
  readonly accountId: string | undefined;
  readonly purpose: string;
  readonly remark: string;
  readonly files: readonly FileView[];
  readonly agreed: boolean;
}

export type FormDraft = RequestOf<typeof contract.financing.saveDraft>['form'];

/** The documents that are read before an application is handed in. */
export const AGREEMENTS = ['assignment', 'entrustment'] as const;

/** An application with nothing typed. */
export const BLANK: Application = {
  group: '',
  amount: undefined,
  wishedOn: '',
  lender: undefined,
  uses: undefined,
  accountId: undefined,
  purpose: '',
  remark: '',
  files: [],
  agreed: false,
};

/** A draft, or an earlier application, as it is typed. What was agreed to is agreed to anew. */
export const applicationOf = (form: FormDraft, files: readonly FileView[]): Application => ({
  ...BLANK,
  amount: form.amount === undefined ? undefined : formatMoney(form.amount),
  wishedOn: form.wishedOn ?? '',
  lender: form.channel,
  uses: form.invoices && Object.fromEntries(form.invoices.map(({ invoiceId, amount }) => [invoiceId, formatMoney(amount)])),
  accountId: form.receivingAccountId,
  purpose: form.purpose ?? '',
  remark: form.remark ?? '',
  files,
});

/** All that the application comes to by now. */
export interface Settled {
  readonly application: Application;
  /** All the pieces chosen, in whatever group, and what is taken of them. */
  readonly pieces: readonly Taken['piece'][];
  readonly taken: readonly Taken[];
  readonly amount: Fen | undefined;
  readonly quoteId: string | undefined;
  readonly uses: Readonly<Record<string, string>>;
  readonly accountId: string | undefined;
}

const usesOf = (uses: Readonly<Record<string, string>>) =>
  Object.entries(uses).flatMap(([id, typed]) => {
    const invoiceId = z.safeParse(TradeInvoiceId, id);
    const amount = readMoney(typed);
    return invoiceId.success && amount !== undefined && amount > 0n ? [{ invoiceId: invoiceId.data, amount }] : [];
  });

const attachmentsOf = ({ files }: Application) => (files.length === 0 ? undefined : files.map(({ id }) => id));

const channelOf = (lender: LenderChoice): number | undefined => (typeof lender === 'number' ? lender : undefined);

const positive = (typed: string | undefined): Fen | undefined => {
  const amount = readMoney(typed ?? '');
  return amount !== undefined && amount > 0n ? amount : undefined;
};

const withoutUndefined = (form: {
  readonly [Name in keyof FormDraft]: FormDraft[Name] | undefined;
}): FormDraft => Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));

/** What a draft keeps: all that already reads of what the person chose or typed. */
export function draftOf({ application, pieces }: Pick<Settled, 'application' | 'pieces'>): FormDraft {
  const { amount, wishedOn, lender, uses, accountId, purpose, remark } = application;
  const invoices = uses && usesOf(uses);
  return withoutUndefined({
    channel: channelOf(lender),
    pieces: pieces.length === 0 ? undefined : pieces.map(({ id, version }) => ({ pieceId: id, version })),
    amount: positive(amount),
    wishedOn: civilDate(wishedOn),
    purpose: purpose.trim() || undefined,
    receivingAccountId: z.safeParse(BankAccountId, accountId).data,
    invoices: invoices && invoices.length > 0 ? invoices : undefined,
    attachments: attachmentsOf(application),
    remark: remark.trim() || undefined,
  });
}

/** What is sent; undefined while something is missing. */
export function formToSend({ application, taken, amount, quoteId, uses, accountId }: Settled): FinancingForm | undefined {
  const channel = channelOf(application.lender);
  const receivingAccountId = z.safeParse(BankAccountId, accountId).data;
  const invoices = usesOf(uses);
  const purpose = application.purpose.trim();
  const remark = application.remark.trim();
  const wishedOn = civilDate(application.wishedOn);
  const attachments = attachmentsOf(application);
  if (channel === undefined || amount === undefined || quoteId === undefined || receivingAccountId === undefined) return undefined;
  if (taken.length === 0 || invoices.length === 0 || purpose === '' || !application.agreed) return undefined;
  return {
    channel,
    pieces: piecesShown(taken),
    amount,
    quoteId,
    purpose,
    receivingAccountId,
    invoices,
    agreements: [...AGREEMENTS],
    ...(wishedOn === undefined ? {} : { wishedOn }),
    ...(attachments === undefined ? {} : { attachments }),
    ...(remark === '' ? {} : { remark }),
  };
}
