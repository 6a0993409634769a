import { announcementsOperations } from './announcements.ts';
import { auditOperations } from './audit.ts';
import { creditOperations } from './credit.ts';
import { feesOperations } from './fees.ts';
import { lendersOperations } from './lenders.ts';
import { channelTermsOperations, limitsOperations } from './limits.ts';
import { operatorsOperations } from './operators.ts';
import { proposalsOperations } from './proposals.ts';
import { registrationsOperations } from './registrations.ts';
import { sessionOperations } from './session.ts';
import { enterprisesOperations, suspensionsOperations } from './suspensions.ts';

/** Every call of platform operations. It is no part of the published contract: another portal never makes one. */
export const operations = {
  session: sessionOperations,
  operators: operatorsOperations,
  proposals: proposalsOperations,
  enterprises: enterprisesOperations,
  registrations: registrationsOperations,
  announcements: announcementsOperations,
  fees: feesOperations,
  limits: limitsOperations,
  channelTerms: channelTermsOperations,
  lenders: lendersOperations,
  credit: creditOperations,
  suspensions: suspensionsOperations,
  audit: auditOperations,
} as const;

export type Operations = typeof operations;
