import type { contract, FileView, PieceRow, PledgeForm, RequestOf } from '@lianxin/api/contract';
import { civilDate, formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import { basicsDraft, basicsOf, basicsToSend, BLANK_BASICS, piecesShown, positive, type Basics, type Taken } from '../../funding/index.ts';
import type { Guarantor } from '../quotes/guarantor-choice.tsx';

/** An application for a loan against a pledge as it is typed. What the page proposes and the person left as it is, is undefined. */
export interface PledgeApplication extends Basics {
  readonly pledged: string | undefined;
  readonly amount: string | undefined;
  /** "" for the first due date of what is pledged. */
  readonly repayOn: string;
  readonly guarantorNo: PledgeForm['guarantorNo'];
}

export type PledgeFormDraft = RequestOf<typeof contract.pledge.saveDraft>['form'];

/** The documents that are read before an application is handed in. */
export const AGREEMENTS = ['pledge', 'entrustment'] as const;

/** An application with nothing typed. */
export const BLANK: PledgeApplication = {
  ...BLANK_BASICS,
  pledged: undefined,
  amount: undefined,
  repayOn: '',
  guarantorNo: undefined,
};

const typedOf = (amount: Fen | undefined): string | undefined => (amount === undefined ? undefined : formatMoney(amount));

/** A draft, or an earlier application, as it is typed. What was agreed to is agreed to anew. */
export const applicationOf = (form: PledgeFormDraft, files: readonly FileView[]): PledgeApplication => ({
  ...basicsOf(form, files),
  pledged: typedOf(form.pledged),
  amount: typedOf(form.amount),
  repayOn: form.repayOn ?? '',
  guarantorNo: form.guarantorNo,
});

/** All that the application comes to by now. */
export interface Settled {
  readonly application: PledgeApplication;
  readonly pieces: readonly PieceRow[];
  readonly taken: readonly Taken[];
  readonly pledged: Fen | undefined;
  readonly amount: Fen | undefined;
  readonly repayOn: CivilDate | undefined;
  /** Whether the lender chosen asks for somebody who answers for it, and who that is. */
  readonly asksGuarantor: boolean;
  readonly guarantor: Guarantor | undefined;
  readonly quoteId: string | undefined;
  readonly uses: Readonly<Record<string, string>>;
  readonly accountId: string | undefined;
}

/** What a draft keeps: all that already reads of what the person chose or typed. */
export function draftOf({ application, pieces }: Pick<Settled, 'application' | 'pieces'>): PledgeFormDraft {
  const { guarantorNo } = application;
  const pledged = positive(application.pledged);
  const amount = positive(application.amount);
  const repayOn = civilDate(application.repayOn);
  return {
    ...basicsDraft(application),
    ...(pieces.length > 0 && { pieces: piecesShown(pieces) }),
    ...(pledged !== undefined && { pledged }),
    ...(amount !== undefined && { amount }),
    ...(repayOn && { repayOn }),
    ...(guarantorNo && { guarantorNo }),
  };
}

/** What is sent; undefined while something is missing. */
export function formToSend({ application, taken, quoteId, ...settled }: Settled): PledgeForm | undefined {
  const { pledged, amount, repayOn, asksGuarantor, guarantor } = settled;
  const basics = basicsToSend(application, settled);
  const guarantorNo = guarantor?.guarantor.enterpriseNo ?? undefined;
  if (!basics || pledged === undefined || amount === undefined || repayOn === undefined || quoteId === undefined) return undefined;
  if (taken.length === 0 || (asksGuarantor && guarantorNo === undefined)) return undefined;
  return {
    ...basics,
    pieces: piecesShown(taken.map(({ piece }) => piece)),
    pledged,
    amount,
    repayOn,
    quoteId,
    agreements: [...AGREEMENTS],
    ...(guarantorNo !== undefined && { guarantorNo }),
  };
}
