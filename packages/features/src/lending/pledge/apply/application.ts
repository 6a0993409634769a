import type { contract, FileView, PieceRow, PledgeDetail, PledgeForm, ResponseOf } from '@lianxin/api/contract';
import { civilDate, type CivilDate, type Fen } from '@lianxin/domain';
import {
  amountTyped,
  basicsDraft,
  basicsOf,
  basicsToSend,
  BLANK_BASICS,
  positive,
  type Basics,
  type Derived,
} from '../../funding/index.ts';
import type { Guarantor } from '../quotes/guarantor-choice.tsx';

/** The input of the form. */
export interface PledgeApplication extends Basics {
  readonly pledged: string | undefined;
  /** "" for the first due date of the pieces. */
  readonly repayOn: string;
  readonly guarantorNo: PledgeForm['guarantorNo'];
}

export interface PledgeTypes {
  readonly typed: PledgeApplication;
  readonly draft: ResponseOf<typeof contract.pledge.listDrafts>[number];
  readonly detail: PledgeDetail;
}

type PledgeDraft = PledgeTypes['draft']['form'];

/** A draft or an earlier application as input, or an empty form. */
export const applicationOf = (form: PledgeDraft | undefined, files: readonly FileView[]): PledgeApplication => ({
  ...(form ? basicsOf(form, files) : BLANK_BASICS),
  pledged: amountTyped(form?.pledged),
  repayOn: form?.repayOn ?? '',
  guarantorNo: form?.guarantorNo,
});

/** The content of a draft: everything valid that the person chose or typed. */
export function draftOf(application: PledgeApplication, pieces: readonly PieceRow[]): PledgeDraft {
  const { guarantorNo } = application;
  const pledged = positive(application.pledged);
  const repayOn = civilDate(application.repayOn);
  return {
    ...basicsDraft(application, pieces),
    ...(pledged !== undefined && { pledged }),
    ...(repayOn && { repayOn }),
    ...(guarantorNo && { guarantorNo }),
  };
}

/** The derived values that a request needs. */
export interface SettledPledge extends Derived {
  readonly application: PledgeApplication;
  readonly held: Fen | undefined;
  readonly repayOn: CivilDate | undefined;
  /** The available guarantors of the chosen lender, and the chosen one; none if the lender requires no guarantor. */
  readonly guarantors: readonly Guarantor[];
  readonly guarantor: Guarantor | undefined;
}

/** The request; undefined while something is missing. */
export function formToSend({
  application,
  held: pledged,
  repayOn,
  guarantors,
  guarantor,
  ...settled
}: SettledPledge): PledgeForm | undefined {
  const basics = basicsToSend(application, settled);
  const guarantorNo = guarantor?.guarantor.enterpriseNo ?? undefined;
  if (!basics || pledged === undefined || repayOn === undefined || (guarantors.length > 0 && guarantorNo === undefined)) return undefined;
  return { ...basics, pledged, repayOn, agreements: ['pledge', 'entrustment'], ...(guarantorNo !== undefined && { guarantorNo }) };
}
