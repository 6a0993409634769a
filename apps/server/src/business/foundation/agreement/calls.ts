import type { SomeCalls } from '../../../calls/call.ts';
import { signAgreement } from './sign-agreement.ts';

export const agreementCalls = {
  enterprise: {
    signAgreement: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 21,
      handle: (context, request, services) => signAgreement(services, context, request),
    },
  },
} satisfies SomeCalls;
