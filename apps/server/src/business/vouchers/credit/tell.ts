import { shanghaiDate, type CivilDate, type CreditApplicationEvent, type Fen } from '@lianxin/domain';
import { stepMessenger } from '../../applications/application/index.ts';
import type { CreditApplicationRow } from './repository.ts';

interface CreditFacts {
  readonly number: string;
  readonly bank: string;
  readonly amount: Fen;
  readonly granted: Fen;
  readonly until: CivilDate;
  readonly reason: string;
}

const maker = ({ makerId }: CreditApplicationRow): string => makerId;

/** Tells of a step of a request. A granted line is announced to everybody, because it limits their issuances. */
export const tellCredit = stepMessenger<CreditApplicationRow, CreditFacts, CreditApplicationEvent | 'remind'>({
  partiesOf: ({ enterpriseNo }) => ({ own: enterpriseNo, counterparty: null }),
  factsOf: async (_, { applicationNumber, bankName, amount, grantedTotal, validUntil, submittedAt, reason }) => ({
    number: applicationNumber,
    bank: bankName,
    amount,
    granted: grantedTotal ?? amount,
    until: validUntil ?? shanghaiDate(submittedAt),
    reason: reason ?? '—',
  }),
  steps: {
    submit: [{ kind: 'creditToReview', to: 'own', role: 'reviewer' }],
    remind: [{ kind: 'creditReviewUrged', to: 'own', role: 'reviewer', when: ({ state }) => state === 'awaitingReview' }],
    return: [{ kind: 'creditReturned', to: 'own', person: maker }],
    pass: [{ kind: 'creditPassed', to: 'own', person: maker }],
    approve: [{ kind: 'creditGranted', to: 'own' }],
    decline: [{ kind: 'creditDeclined', to: 'own', role: 'administrator' }],
  },
});
