import {
  BankAccountId,
  TradeInvoiceId,
  type contract,
  type FileView,
  type FinancingForm,
  type PieceRow,
  type RequestOf,
} from '@lianxin/api/contract';
import { civilDate, formatMoney, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import * as z from 'zod/mini';
import type { LenderChoice } from '../quotes/lender-choice.tsx';
import { pieceVersions, type Taken } from '../quotes/taken.ts';

/** The input that both kinds have. A value that the page proposes is undefined until the person changes it. */
export interface Basics {
  readonly amount: string | undefined;
  readonly wishedOn: string;
  readonly lender: LenderChoice;
  /** The amounts used of invoices, by invoice id. */
  readonly uses: Readonly<Record<string, string>> | undefined;
  readonly accountId: string | undefined;
  readonly purpose: string;
  readonly remark: string;
  readonly files: readonly FileView[];
  readonly agreed: boolean;
}

export const BLANK_BASICS: Basics = {
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

type Named = 'channel' | 'pieces' | 'amount' | 'wishedOn' | 'purpose' | 'receivingAccountId' | 'invoices' | 'attachments' | 'remark';
export type BasicsDraft = Pick<RequestOf<typeof contract.financing.saveDraft>['form'], Named>;
export type BasicsSent = Pick<FinancingForm, Named | 'quoteId'>;

/** An amount as text for an input. */
export const amountTyped = (amount: Fen | undefined): string | undefined => (amount === undefined ? undefined : formatMoney(amount));

/** A draft or an earlier application as input. The agreements have to be accepted again. */
export const basicsOf = (form: BasicsDraft, files: readonly FileView[]): Basics => ({
  amount: amountTyped(form.amount),
  wishedOn: form.wishedOn ?? '',
  lender: form.channel,
  uses: form.invoices && Object.fromEntries(form.invoices.map(({ invoiceId, amount }) => [invoiceId, formatMoney(amount)])),
  accountId: form.receivingAccountId,
  purpose: form.purpose ?? '',
  remark: form.remark ?? '',
  files,
  agreed: false,
});

/** Parses an amount above zero. */
export const positive = (typed: string | undefined): Fen | undefined => {
  const amount = readMoney(typed ?? '');
  return amount !== undefined && amount > 0n ? amount : undefined;
};

const usesOf = (uses: Readonly<Record<string, string>>) =>
  Object.entries(uses).flatMap(([id, typed]) => {
    const invoiceId = z.safeParse(TradeInvoiceId, id);
    const amount = positive(typed);
    return invoiceId.success && amount !== undefined ? [{ invoiceId: invoiceId.data, amount }] : [];
  });

const optionalOf = ({ wishedOn, files, remark }: Basics): Pick<BasicsDraft, 'wishedOn' | 'attachments' | 'remark'> => {
  const day = civilDate(wishedOn);
  const note = remark.trim();
  return {
    ...(day && { wishedOn: day }),
    ...(files.length > 0 && { attachments: files.map(({ id }) => id) }),
    ...(note !== '' && { remark: note }),
  };
};

/** The content of a draft: everything valid that the person chose or typed. */
export function basicsDraft(basics: Basics, pieces: readonly PieceRow[]): BasicsDraft {
  const { lender, uses } = basics;
  const amount = positive(basics.amount);
  const purpose = basics.purpose.trim();
  const receivingAccountId = z.safeParse(BankAccountId, basics.accountId).data;
  const invoices = usesOf(uses ?? {});
  return {
    ...(typeof lender === 'number' && { channel: lender }),
    ...(pieces.length > 0 && { pieces: pieceVersions(pieces) }),
    ...(amount !== undefined && { amount }),
    ...(purpose !== '' && { purpose }),
    ...(receivingAccountId && { receivingAccountId }),
    ...(invoices.length > 0 && { invoices }),
    ...optionalOf(basics),
  };
}

/** The derived values that a request needs. */
export interface Derived {
  readonly taken: readonly Taken[];
  readonly amount: Fen | undefined;
  readonly quoteId: string | undefined;
  readonly uses: Readonly<Record<string, string>>;
  readonly accountId: string | undefined;
}

/** The request; undefined while something is missing. */
export function basicsToSend(basics: Basics, { taken, amount, quoteId, uses, accountId }: Derived): BasicsSent | undefined {
  const { lender, agreed } = basics;
  const receivingAccountId = z.safeParse(BankAccountId, accountId).data;
  const invoices = usesOf(uses);
  const purpose = basics.purpose.trim();
  if (typeof lender !== 'number' || amount === undefined || quoteId === undefined || receivingAccountId === undefined) return undefined;
  if (taken.length === 0 || invoices.length === 0 || purpose === '' || !agreed) return undefined;
  const pieces = pieceVersions(taken.map(({ piece }) => piece));
  return { channel: lender, pieces, amount, quoteId, purpose, receivingAccountId, invoices, ...optionalOf(basics) };
}
