import { fen, type CivilDate, type Fen, type PartyNames, type PledgeApplicationEvent } from '@lianxin/domain';
import { type StepMessage, telling } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { PledgeRow } from './repository.ts';

/** What the messages of a loan against a pledge speak of. */
interface PledgeFacts extends PartyNames {
  readonly number: string;
  readonly amount: Fen;
  readonly reason: string;
  readonly questions: string;
  readonly paidOut: Fen;
  readonly paidOn: CivilDate;
  readonly repaid: Fen;
  readonly principalLeft: Fen;
}

type Message = StepMessage<PledgeRow, PledgeFacts>;
type When = (row: PledgeRow) => boolean;

const maker = ({ makerId }: PledgeRow): string => makerId;
const isGuaranteed: When = ({ guarantorNo }) => guarantorNo !== null;
const withGuarantor: When = ({ state, guarantorNo }) =>
  guarantorNo !== null && (state === 'awaitingGuarantor' || state === 'guarantorSupplementing' || state === 'awaitingGuarantorSignature');
const withLender: When = (row) => row.handedToLenderAt !== null && !withGuarantor(row);
const guarantorSaw: When = ({ guarantorNo, passedAt }) => guarantorNo !== null && passedAt !== null;
const lenderSaw: When = ({ handedToLenderAt }) => handedToLenderAt !== null;
const both =
  (when: When, other: When): When =>
  (row) =>
    when(row) && other(row);
const not =
  (when: When): When =>
  (row) =>
    !when(row);
const registeredBy =
  (side: 'lenderNo' | 'guarantorNo'): When =>
  (row) =>
    row.registeredByNo === row[side];

/** Whoever else saw it is told that nothing comes of it. */
const over: readonly Message[] = [
  { kind: 'pledgeGivenUp', to: 'guarantor', when: guarantorSaw },
  { kind: 'pledgeGivenUp', to: 'funder', when: lenderSaw },
];

/** Tells of a step of a loan against a pledge, or of a reminder between two steps. */
export const tellPledge = telling<PledgeRow, PledgeFacts, PledgeApplicationEvent | 'remind' | 'confirmFee' | 'reverseFee'>({
  partiesOf: ({ enterpriseNo, lenderNo, guarantorNo }) => ({
    own: enterpriseNo,
    counterparty: null,
    funder: lenderNo,
    guarantor: guarantorNo,
  }),
  async factsOf(db, row) {
    const party = await partiesOf(db, [row.enterpriseNo, row.lenderNo]);
    const { applicationNumber, amount, reason, questions, paidOut, disbursedOn, valueOn, principalLeft } = row;
    return {
      number: applicationNumber,
      amount,
      from: party(row.enterpriseNo).name,
      to: party(row.lenderNo).name,
      reason: reason ?? '—',
      questions: questions ?? '—',
      paidOut,
      paidOn: disbursedOn ?? valueOn,
      repaid: fen(0n),
      principalLeft: principalLeft ?? fen(0n),
    };
  },
  steps: {
    submit: [{ kind: 'pledgeToReview', to: 'own', role: 'reviewer' }],
    remind: [
      { kind: 'pledgeReviewUrged', to: 'own', role: 'reviewer', when: ({ state }) => state === 'awaitingReview' },
      { kind: 'pledgeUrged', to: 'guarantor', when: withGuarantor },
      { kind: 'pledgeUrged', to: 'funder', when: withLender },
    ],
    return: [{ kind: 'pledgeReturned', to: 'own', person: maker }],
    lapse: [{ kind: 'pledgeLapsed', to: 'own', person: maker }],
    pass: [
      { kind: 'pledgePassed', to: 'own', person: maker },
      { kind: 'pledgeToAccept', to: 'guarantor', role: 'operator', when: isGuaranteed },
      { kind: 'pledgeToAccept', to: 'funder', role: 'operator', when: not(isGuaranteed) },
    ],
    withdraw: over,
    accept: [
      { kind: 'pledgeAccepted', to: 'own', person: maker },
      { kind: 'pledgeToApprove', to: 'guarantor', role: 'reviewer', when: withGuarantor },
      { kind: 'pledgeToApprove', to: 'funder', role: 'reviewer', when: withLender },
    ],
    askMore: [{ kind: 'pledgeAsksMore', to: 'own', role: 'operator' }],
    supplement: [
      { kind: 'pledgeSupplemented', to: 'guarantor', when: withGuarantor },
      { kind: 'pledgeSupplemented', to: 'funder', when: withLender },
    ],
    sendBack: [{ kind: 'pledgeSentBack', to: 'own', person: maker }],
    approve: [
      { kind: 'pledgeToSign', to: 'guarantor', role: 'reviewer', when: withGuarantor },
      { kind: 'pledgeApproved', to: 'own', when: withLender },
      { kind: 'pledgeToRegister', to: 'funder', role: 'operator', when: withLender },
      { kind: 'pledgeToRegister', to: 'guarantor', role: 'operator', when: both(isGuaranteed, withLender) },
    ],
    countersign: [
      { kind: 'pledgeGuaranteed', to: 'own', person: maker },
      { kind: 'pledgeToAccept', to: 'funder', role: 'operator' },
    ],
    payFee: [{ kind: 'pledgeFeePaid', to: 'guarantor' }],
    confirmFee: [{ kind: 'pledgeFeeReceived', to: 'own' }],
    reverseFee: [{ kind: 'pledgeFeeReversed', to: 'own', role: 'operator' }],
    decline: [
      { kind: 'pledgeDeclined', to: 'own' },
      { kind: 'pledgeGivenUp', to: 'guarantor', when: both(guarantorSaw, lenderSaw) },
    ],
    register: [
      { kind: 'pledgeRegistered', to: 'own' },
      { kind: 'pledgeToPay', to: 'funder', role: 'operator' },
    ],
    disburse: [{ kind: 'pledgeDisbursed', to: 'own' }],
    fail: [{ kind: 'pledgePaymentFailed', to: 'own' }],
    repay: [{ kind: 'pledgeRepaymentToReview', to: 'own', role: 'reviewer' }],
    repayAuthorise: [{ kind: 'pledgeToConfirmRepayment', to: 'funder', role: 'reviewer' }],
    repayReturn: [{ kind: 'pledgeRepaymentReturned', to: 'own', role: 'operator' }],
    repayDeny: [{ kind: 'pledgeRepaymentDenied', to: 'own' }],
    repayPart: [{ kind: 'pledgeRepaid', to: 'own' }],
    repayConfirm: [{ kind: 'pledgePaidOff', to: 'own', role: 'operator' }],
    markOverdue: [
      { kind: 'pledgeOverdue', to: 'own' },
      { kind: 'pledgeClaimOverdue', to: 'funder' },
      { kind: 'pledgeClaimOverdue', to: 'guarantor', when: isGuaranteed },
    ],
    releaseApply: [{ kind: 'pledgeReleaseToConfirm', to: 'own', role: 'reviewer' }],
    releaseReturn: [{ kind: 'pledgeReleaseReturned', to: 'own', person: ({ releaseAskedBy }) => releaseAskedBy }],
    releaseConfirm: [
      { kind: 'pledgeToRelease', to: 'funder', role: 'operator', when: registeredBy('lenderNo') },
      { kind: 'pledgeToRelease', to: 'guarantor', role: 'operator', when: registeredBy('guarantorNo') },
    ],
    release: [{ kind: 'pledgeReleased', to: 'own' }],
    expire: [{ kind: 'pledgeExpired', to: 'own' }, ...over],
  },
});
