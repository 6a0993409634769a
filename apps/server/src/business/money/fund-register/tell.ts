import type { Fen, FundSupplementEvent } from '@lianxin/domain';
import { stepMessenger } from '../../applications/application/index.ts';
import type { FundSupplementRow } from './supplements.ts';

interface SupplementFacts {
  readonly number: string;
  readonly amount: Fen;
  readonly counterparty: string;
  readonly reason: string;
}

const maker = ({ makerId }: FundSupplementRow): string => makerId;

export const tellSupplement = stepMessenger<FundSupplementRow, SupplementFacts, FundSupplementEvent>({
  partiesOf: ({ enterpriseNo }) => ({ own: enterpriseNo, counterparty: null }),
  factsOf: async (_, { applicationNumber, amount, counterpartyName, reason }) => ({
    number: applicationNumber,
    amount,
    counterparty: counterpartyName,
    reason: reason ?? '—',
  }),
  steps: {
    submit: [{ kind: 'fundSupplementToReview', to: 'own', role: 'reviewer' }],
    return: [{ kind: 'fundSupplementReturned', to: 'own', person: maker }],
    pass: [{ kind: 'fundSupplementPassed', to: 'own', person: maker }],
  },
});
