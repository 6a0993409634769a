import { ZERO_FEN, type CivilDate, type Fen, type FinancingEvent, type PartyNames } from '@lianxin/domain';
import { type StepMessage, telling } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { FinancingRow } from './repository.ts';

/** What the messages of a financing speak of. */
interface FinancingFacts extends PartyNames {
  readonly number: string;
  readonly amount: Fen;
  readonly reason: string;
  readonly questions: string;
  readonly issuerCosts: Fen;
  readonly paidOut: Fen;
  readonly paidOn: CivilDate;
  readonly repaid: Fen;
  readonly principalLeft: Fen;
  readonly owed: Fen;
}

type Message = StepMessage<FinancingRow, FinancingFacts>;

const maker = ({ makerId }: FinancingRow): string => makerId;
const wasPassed = ({ passedAt }: FinancingRow): boolean => passedAt !== null;
const asksIssuer = ({ issuerAssent }: FinancingRow): boolean => issuerAssent !== null && issuerAssent !== 'refused';
const waitsForLender = ({ state, lenderAssent }: FinancingRow): boolean =>
  state === 'awaitingContract' ? lenderAssent === 'made' : state !== 'awaitingReview';

/** Whoever else saw it is told that nothing comes of it. */
const over: readonly Message[] = [
  { kind: 'financingGivenUp', to: 'funder', when: wasPassed },
  { kind: 'financingConsentObsolete', to: 'counterparty', when: asksIssuer },
];

/** Tells of a step of a financing, or of what is asked between two steps. The issuer hears of its share; that its creditor has changed is a notice. */
export const tellFinancing = telling<FinancingRow, FinancingFacts, FinancingEvent | 'remind'>({
  partiesOf: ({ enterpriseNo, issuerNo, lenderNo }) => ({ own: enterpriseNo, counterparty: issuerNo, funder: lenderNo }),
  async factsOf(db, row) {
    const party = await partiesOf(db, [row.enterpriseNo, row.lenderNo]);
    const { applicationNumber, amount, reason, questions, issuerCosts, paidOut, disbursedOn, valueOn, principalLeft } = row;
    return {
      number: applicationNumber,
      amount,
      from: party(row.enterpriseNo).name,
      to: party(row.lenderNo).name,
      reason: reason ?? '—',
      questions: questions ?? '—',
      issuerCosts,
      paidOut,
      paidOn: disbursedOn ?? valueOn,
      repaid: ZERO_FEN,
      principalLeft: principalLeft ?? ZERO_FEN,
      owed: principalLeft ?? ZERO_FEN,
    };
  },
  steps: {
    submit: [{ kind: 'financingToReview', to: 'own', role: 'reviewer' }],
    remind: [
      { kind: 'financingReviewUrged', to: 'own', role: 'reviewer', when: ({ state }) => state === 'awaitingReview' },
      { kind: 'financingContractUrged', to: 'own', role: 'operator', when: ({ ownAssent }) => ownAssent === 'open' },
      { kind: 'financingContractUrged', to: 'own', role: 'reviewer', when: ({ ownAssent }) => ownAssent === 'made' },
      { kind: 'financingConsentUrged', to: 'counterparty', role: 'operator', when: ({ issuerAssent }) => issuerAssent === 'open' },
      { kind: 'financingConsentUrged', to: 'counterparty', role: 'reviewer', when: ({ issuerAssent }) => issuerAssent === 'made' },
      { kind: 'financingUrged', to: 'funder', when: waitsForLender },
    ],
    return: [{ kind: 'financingReturned', to: 'own', person: maker }],
    lapse: [{ kind: 'financingLapsed', to: 'own', person: maker }],
    pass: [
      { kind: 'financingPassed', to: 'own', person: maker },
      { kind: 'financingToAccept', to: 'funder', role: 'operator' },
    ],
    withdraw: over,
    accept: [{ kind: 'financingAccepted', to: 'own', person: maker }],
    askMore: [{ kind: 'financingAsksMore', to: 'own', role: 'operator' }],
    supplement: [{ kind: 'financingSupplemented', to: 'funder' }],
    approve: [
      { kind: 'financingToSign', to: 'own', role: 'operator' },
      { kind: 'financingConsentAsked', to: 'counterparty', role: 'operator', when: asksIssuer },
      { kind: 'financingToCountersign', to: 'funder', role: 'reviewer' },
    ],
    decline: [
      { kind: 'financingDeclined', to: 'own' },
      { kind: 'financingConsentObsolete', to: 'counterparty', when: asksIssuer },
    ],
    signContract: [{ kind: 'financingContractToConfirm', to: 'own', role: 'reviewer' }],
    contractReturn: [{ kind: 'financingContractReturned', to: 'own', person: ({ contractMakerId }) => contractMakerId }],
    consent: [{ kind: 'financingConsentToConfirm', to: 'counterparty', role: 'reviewer' }],
    consentReturn: [{ kind: 'financingConsentReturned', to: 'counterparty', person: ({ consentMakerId }) => consentMakerId }],
    consentConfirm: [{ kind: 'financingConsentGiven', to: 'own', person: maker }],
    consentRefuse: [
      { kind: 'financingConsentRefused', to: 'own', person: maker },
      { kind: 'financingGivenUp', to: 'funder' },
    ],
    contract: [
      { kind: 'financingContracted', to: 'own' },
      { kind: 'financingToPay', to: 'funder', role: 'operator' },
    ],
    disburse: [{ kind: 'financingDisbursed', to: 'own' }],
    fail: [{ kind: 'financingPaymentFailed', to: 'own' }],
    repay: [{ kind: 'financingRepaymentToReview', to: 'own', role: 'reviewer' }],
    repayAuthorise: [{ kind: 'financingToConfirmRepayment', to: 'funder', role: 'reviewer' }],
    repayReturn: [{ kind: 'financingRepaymentReturned', to: 'own', role: 'operator' }],
    repayDeny: [{ kind: 'financingRepaymentDenied', to: 'own' }],
    repayPart: [{ kind: 'financingRepaid', to: 'own' }],
    repayConfirm: [{ kind: 'financingBoughtBack', to: 'own' }],
    markOverdue: [
      { kind: 'financingOverdue', to: 'own' },
      { kind: 'financingUnpaid', to: 'funder' },
    ],
    claim: [{ kind: 'financingClaimed', to: 'own' }],
    expire: [{ kind: 'financingExpired', to: 'own' }, ...over],
  },
});
