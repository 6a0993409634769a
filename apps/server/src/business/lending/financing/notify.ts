import type { FinancingEvent } from '@lianxin/domain';
import { type FundingMessage, notifierOf, withPayoutAccount, withRepaymentAccount } from '../funding/index.ts';
import { isStepMissing } from './acts.ts';
import type { FinancingRow } from './repository.ts';

const wasPassed = ({ passedAt }: FinancingRow): boolean => passedAt !== null;
const asksIssuer = ({ issuerAssent }: FinancingRow): boolean => issuerAssent !== null && issuerAssent !== 'refused';
const isStepOpen = (row: FinancingRow): boolean => row.state === 'awaitingAcceptance' && isStepMissing(row);
const waitsForLender = (row: FinancingRow): boolean =>
  row.state === 'awaitingContract' ? row.lenderAssent === 'made' : row.state !== 'awaitingReview' && !isStepOpen(row);
const maker = ({ makerId }: FinancingRow): string => makerId;

/** Notices of the end to the other parties that have seen the application. */
const ended: readonly FundingMessage<FinancingRow>[] = [
  { kind: 'financingGivenUp', to: 'funder', when: wasPassed },
  { kind: 'financingConsentObsolete', to: 'counterparty', when: asksIssuer },
];

/**
 * Notifies the parties of a step of a financing or of a reminder. The issuer is notified of its share only; a change of creditor is a
 * separate notice.
 */
export const notifyFinancingParties = notifierOf<FinancingRow, FinancingEvent>('financing', {
  remind: [
    { kind: 'financingContractUrged', to: 'own', role: 'operator', when: ({ ownAssent }) => ownAssent === 'open' },
    { kind: 'financingContractUrged', to: 'own', role: 'reviewer', when: ({ ownAssent }) => ownAssent === 'made' },
    { kind: 'financingConsentUrged', to: 'counterparty', role: 'operator', when: ({ issuerAssent }) => issuerAssent === 'open' },
    { kind: 'financingConsentUrged', to: 'counterparty', role: 'reviewer', when: ({ issuerAssent }) => issuerAssent === 'made' },
    { kind: 'financingStepAsked', to: 'own', role: 'operator', when: isStepOpen },
    { kind: 'financingUrged', to: 'funder', when: waitsForLender },
  ],
  pass: [
    { kind: 'financingStepAsked', to: 'own', role: 'operator', when: isStepOpen },
    { kind: 'financingToAccept', to: 'funder', role: 'operator', when: (row) => !isStepOpen(row) },
  ],
  furtherStep: [{ kind: 'financingToAccept', to: 'funder', role: 'operator' }],
  withdraw: ended,
  supplement: [{ kind: 'financingSupplemented', to: 'funder' }],
  approve: [
    { kind: 'financingToSign', to: 'own', role: 'operator' },
    { kind: 'financingConsentAsked', to: 'counterparty', role: 'operator', when: asksIssuer },
    { kind: 'financingToCountersign', to: 'funder', role: 'reviewer' },
  ],
  decline: [{ kind: 'financingConsentObsolete', to: 'counterparty', when: asksIssuer }],
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
    { kind: 'financingToPay', to: 'funder', role: 'operator', besides: withPayoutAccount },
  ],
  repayConfirm: [{ kind: 'financingBoughtBack', to: 'own' }],
  markOverdue: [
    { kind: 'financingOverdue', to: 'own' },
    { kind: 'financingUnpaid', to: 'funder' },
  ],
  claim: [{ kind: 'financingClaimed', to: 'own', besides: withRepaymentAccount }],
  expire: ended,
});
