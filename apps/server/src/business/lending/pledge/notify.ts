import { ZERO_FEN, type FeeRefundEvent, type PledgeApplicationEvent } from '@lianxin/domain';
import { accountWords } from '../../foundation/parties/index.ts';
import { type Besides, type FundingMessage, notifierOf, withPayoutAccount, withRepaymentAccount } from '../funding/index.ts';
import { isAccepted } from './acts.ts';
import { feeAccount } from './fee-account.ts';
import type { PledgeRow } from './repository.ts';
import { hasValidSearch } from './register-search.ts';

type When = (row: PledgeRow, now: Date) => boolean;

const isGuaranteed: When = ({ guarantorNo }) => guarantorNo !== null;
const withGuarantor: When = ({ state, guarantorNo }) =>
  guarantorNo !== null && (state === 'awaitingGuarantor' || state === 'guarantorSupplementing' || state === 'awaitingGuarantorSignature');
const withLender: When = (row, now) => row.handedToLenderAt !== null && !withGuarantor(row, now);
const guarantorSaw: When = ({ guarantorNo, passedAt }) => guarantorNo !== null && passedAt !== null;
const lenderSaw: When = ({ handedToLenderAt }) => handedToLenderAt !== null;
const both =
  (when: When, other: When): When =>
  (row, now) =>
    when(row, now) && other(row, now);
const not =
  (when: When): When =>
  (row, now) =>
    !when(row, now);
const isExamined: When = (row) => (row.state === 'awaitingGuarantor' || row.state === 'underApproval') && isAccepted(row);
const registeredBy =
  (side: 'lenderNo' | 'guarantorNo'): When =>
  (row) =>
    row.registeredByNo === row[side];

/** Notices of the end to the other parties that have seen the application. */
const ended: readonly FundingMessage<PledgeRow>[] = [
  { kind: 'pledgeGivenUp', to: 'guarantor', when: guarantorSaw },
  { kind: 'pledgeGivenUp', to: 'funder', when: lenderSaw },
];

/** Notifies the reviewer once the application is accepted and has a valid register search, whichever comes last. */
const toApprove = (ready: When): readonly FundingMessage<PledgeRow>[] => [
  { kind: 'pledgeToApprove', to: 'guarantor', role: 'reviewer', when: both(withGuarantor, ready) },
  { kind: 'pledgeToApprove', to: 'funder', role: 'reviewer', when: both(withLender, ready) },
];

/** The guarantor is told of the loan's payout, repayments and release. */
const guaranteeRepaid: FundingMessage<PledgeRow> = { kind: 'pledgeGuaranteedRepaid', to: 'guarantor', when: isGuaranteed };
const paidOff: readonly FundingMessage<PledgeRow>[] = [{ kind: 'pledgePaidOff', to: 'own', role: 'operator' }, guaranteeRepaid];

const maker = ({ makerId }: PledgeRow): string => makerId;

/** Events of a guarantee fee other than its payment. */
type FeeEvent = 'confirmFee' | 'reverseFee' | 'reverseUnowedFee' | 'lapseFee' | 'announceRefund' | 'recordRefund' | FeeRefundEvent;

const isFeeOwed: When = ({ guaranteeFee }) => guaranteeFee !== null && guaranteeFee > 0n;

/** Adds the guarantee fee. */
const theFee: Besides<PledgeRow> = async (_, { guaranteeFee }) => ({ fee: guaranteeFee ?? ZERO_FEN });

/** Adds the guarantee fee and the account that receives it, for the payer. */
const withFee: Besides<PledgeRow> = async ({ db }, row) => ({
  fee: row.guaranteeFee ?? ZERO_FEN,
  account: accountWords(await feeAccount(db, row)),
});

/** Notifies the parties of a step of a loan against a pledge, or of a reminder. */
export const notifyPledgeParties = notifierOf<PledgeRow, PledgeApplicationEvent | FeeEvent>('pledge', {
  remind: [
    { kind: 'pledgeUrged', to: 'guarantor', when: withGuarantor },
    { kind: 'pledgeUrged', to: 'funder', when: withLender },
  ],
  pass: [
    { kind: 'pledgeToAccept', to: 'guarantor', role: 'operator', when: isGuaranteed },
    { kind: 'pledgeToAccept', to: 'funder', role: 'operator', when: not(isGuaranteed) },
  ],
  withdraw: ended,
  accept: toApprove(hasValidSearch),
  search: toApprove(isExamined),
  supplement: [
    { kind: 'pledgeSupplemented', to: 'guarantor', when: withGuarantor },
    { kind: 'pledgeSupplemented', to: 'funder', when: withLender },
  ],
  sendBack: [{ kind: 'pledgeSentBack', to: 'own', person: maker }],
  approve: [
    { kind: 'pledgeToSign', to: 'guarantor', role: 'reviewer', when: withGuarantor },
    { kind: 'pledgeApproved', to: 'own', when: withLender },
    { kind: 'pledgeToRegister', to: 'funder', role: 'operator', when: withLender },
  ],
  countersign: [
    { kind: 'pledgeGuaranteed', to: 'own', person: maker },
    {
      kind: 'pledgeFeeDue',
      to: 'own',
      role: 'operator',
      when: both(isFeeOwed, ({ guaranteeFeePaidOn }) => guaranteeFeePaidOn === null),
      besides: withFee,
    },
    { kind: 'pledgeToAccept', to: 'funder', role: 'operator' },
  ],
  payFee: [{ kind: 'pledgeFeePaid', to: 'guarantor', role: 'operator' }],
  lapseFee: [{ kind: 'pledgeFeeLapsed', to: 'own', role: 'operator' }],
  reverseUnowedFee: [{ kind: 'pledgeFeeNotReceived', to: 'own', role: 'operator', besides: theFee }],
  announceRefund: [{ kind: 'pledgeFeeToComeBack', to: 'own', role: 'operator' }],
  recordRefund: [{ kind: 'pledgeFeeToRefund', to: 'guarantor', role: 'operator', besides: withPayoutAccount }],
  refund: [{ kind: 'pledgeFeeRefunded', to: 'own', role: 'operator' }],
  denyRefund: [{ kind: 'pledgeFeeRefundDenied', to: 'guarantor', role: 'operator', besides: withPayoutAccount }],
  confirmRefund: [{ kind: 'pledgeFeeRefundReceived', to: 'guarantor' }],
  confirmFee: [{ kind: 'pledgeFeeReceived', to: 'own', besides: theFee }],
  reverseFee: [{ kind: 'pledgeFeeReversed', to: 'own', role: 'operator', besides: withFee }],
  decline: [{ kind: 'pledgeGivenUp', to: 'guarantor', when: both(guarantorSaw, lenderSaw) }],
  register: [
    { kind: 'pledgeRegistered', to: 'own' },
    { kind: 'pledgeToPay', to: 'funder', role: 'operator', besides: withPayoutAccount },
  ],
  disburse: [{ kind: 'pledgeGuaranteedPaidOut', to: 'guarantor', when: isGuaranteed }],
  dueSoon: [{ kind: 'pledgeDueSoon', to: 'own', role: 'operator', besides: withRepaymentAccount }],
  repayPart: [guaranteeRepaid],
  repayConfirm: paidOff,
  clear: paidOff,
  markOverdue: [
    { kind: 'pledgeOverdue', to: 'own', besides: withRepaymentAccount },
    { kind: 'pledgeClaimOverdue', to: 'funder' },
    { kind: 'pledgeClaimOverdue', to: 'guarantor', when: isGuaranteed },
  ],
  releaseApply: [{ kind: 'pledgeReleaseToConfirm', to: 'own', role: 'reviewer' }],
  releaseReturn: [{ kind: 'pledgeReleaseReturned', to: 'own', person: ({ releaseAskedBy }) => releaseAskedBy }],
  releaseConfirm: [
    { kind: 'pledgeToRelease', to: 'funder', role: 'operator', when: registeredBy('lenderNo') },
    { kind: 'pledgeToRelease', to: 'guarantor', role: 'operator', when: registeredBy('guarantorNo') },
  ],
  release: [
    { kind: 'pledgeReleased', to: 'own' },
    { kind: 'pledgeGuaranteedReleased', to: 'guarantor', when: isGuaranteed },
  ],
  expire: ended,
});
