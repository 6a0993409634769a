import type { contract, FileView, FinancingForm, RequestOf } from '@lianxin/api/contract';
import { formatMoney, type Fen } from '@lianxin/domain';
import { basicsDraft, basicsOf, basicsToSend, BLANK_BASICS, piecesShown, positive, type Basics, type Taken } from '../../funding/index.ts';

/** An application as it is typed. What the page proposes and the person left as it is, is undefined. */
export interface Application extends Basics {
  /** Which of several groups the pieces chosen make; "" for the first. */
  readonly group: string;
  readonly amount: string | undefined;
}

export type FormDraft = RequestOf<typeof contract.financing.saveDraft>['form'];

/** The documents that are read before an application is handed in. */
export const AGREEMENTS = ['assignment', 'entrustment'] as const;

/** An application with nothing typed. */
export const BLANK: Application = { ...BLANK_BASICS, group: '', amount: undefined };

/** A draft, or an earlier application, as it is typed. What was agreed to is agreed to anew. */
export const applicationOf = (form: FormDraft, files: readonly FileView[]): Application => ({
  ...BLANK,
  ...basicsOf(form, files),
  amount: form.amount === undefined ? undefined : formatMoney(form.amount),
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

/** What a draft keeps: all that already reads of what the person chose or typed. */
export function draftOf({ application, pieces }: Pick<Settled, 'application' | 'pieces'>): FormDraft {
  const amount = positive(application.amount);
  return {
    ...basicsDraft(application),
    ...(pieces.length > 0 && { pieces: piecesShown(pieces) }),
    ...(amount !== undefined && { amount }),
  };
}

/** What is sent; undefined while something is missing. */
export function formToSend({ application, taken, amount, quoteId, ...settled }: Settled): FinancingForm | undefined {
  const basics = basicsToSend(application, settled);
  if (!basics || amount === undefined || quoteId === undefined || taken.length === 0) return undefined;
  return { ...basics, pieces: piecesShown(taken.map(({ piece }) => piece)), amount, quoteId, agreements: [...AGREEMENTS] };
}
