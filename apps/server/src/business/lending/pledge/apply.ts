import type { Contract, RequestOf } from '@lianxin/api/contract';
import { chargeIn } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { applyFor, type Application, type Applying } from '../funding/index.ts';
import { pledgeDrafts } from './drafts.ts';
import { NO_FEE_PAID, refundFee } from './fee-refunds.ts';
import { PLEDGE } from './kind.ts';
import type { PledgeRow } from './repository.ts';

type Form = RequestOf<Contract['pledge']['apply']>;

/** The guarantor's terms, or nulls without a guarantor. */
function guaranteed({ form, quote }: Application<PledgeRow, Form>) {
  if (form.guarantorNo === undefined) return { guarantorNo: null, guaranteeRatePpm: null, guaranteeFee: null };
  const rate = quote.question.guarantee?.ratePpm ?? 0n;
  return { guarantorNo: form.guarantorNo, guaranteeRatePpm: Number(rate), guaranteeFee: chargeIn(quote, 'guaranteeFee') };
}

/** The payment of the guarantee fee from before the application was sent back; empty if the fee or the guarantor has changed. */
function feePaidBefore({ returned }: Application<PledgeRow, Form>, { guarantorNo, guaranteeFee }: ReturnType<typeof guaranteed>) {
  if (!returned || returned.guarantorNo !== guarantorNo || returned.guaranteeFee !== guaranteeFee) return {};
  const { guaranteeFeePaidOn, guaranteeFeeReceipt, guaranteeFeeConfirmedBy, guaranteeFeeConfirmedAt } = returned;
  return { guaranteeFeePaidOn, guaranteeFeeReceipt, guaranteeFeeConfirmedBy, guaranteeFeeConfirmedAt };
}

/** The columns that are empty in a newly submitted application. */
const UNDECIDED = {
  handedToLenderAt: null,
  guarantorAcceptedBy: null,
  guarantorApprovedBy: null,
  lenderAcceptedBy: null,
  lenderApprovedBy: null,
  guaranteeNumber: null,
  ...NO_FEE_PAID,
  registeredByNo: null,
  searchEntries: null,
  disbursedBy: null,
  releaseAskedBy: null,
  releaseAskedAt: null,
  releaseConfirmedBy: null,
  cancellationNumber: null,
  releasedOn: null,
} as const;

const APPLYING: Applying<PledgeRow, Form> = {
  numbering: { prefix: 'ZY', sequence: 'pledge_number_seq' },
  /** Requires a guarantor exactly on the channels that need one, and refuses the lender as its own guarantor. */
  assertForm({ channels }, { channel, guarantorNo }, lenderNo) {
    const isAsked = channels.byCode(channel)?.needs.includes('guarantor') === true;
    if (isAsked !== (guarantorNo !== undefined) || guarantorNo === lenderNo)
      throw refusedField('guarantorNo', { zh: '请选择担保方', en: 'Choose who answers for the loan' });
  },
  partToSplit: ({ id: pledgeId, amount, lenderNo }) => ({ pledgeId, amount, lenderNo }),
  rowOf(submitted, application) {
    const { pledged, repayOn } = application.form;
    const guarantee = guaranteed(application);
    const { firstDueOn } = application;
    return { ...submitted, pledged, repayOn, firstDueOn, ...UNDECIDED, ...guarantee, ...feePaidBefore(application, guarantee) };
  },
  /** Refunds a paid fee that no longer applies. Refuses the change while the guarantor has not confirmed the receipt of the fee. */
  async onResubmitted(act, returned, { guaranteeFeePaidOn }) {
    if (returned.guaranteeFeePaidOn === null || guaranteeFeePaidOn !== null) return;
    if (returned.guaranteeFeeConfirmedAt === null)
      throw refusedField('guarantorNo', {
        zh: '已登记支付的担保费还没有确认到账，确认后才能更换担保方或改变担保费',
        en: 'The guarantee fee that was paid is not confirmed yet; only then can the guarantor or the fee change',
      });
    await refundFee(act, returned);
  },
  discardDraft: pledgeDrafts.discard,
};

/** Submits an application to pledge the named pieces; it goes to the reviewer first. */
export const apply: Handlers['pledge']['apply'] = (context, { draftId, resubmits, copyOf, ...form }) =>
  applyFor(PLEDGE, APPLYING, context, form, { draftId, resubmits, copyOf });
