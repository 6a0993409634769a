import { announcementsOperations } from './announcements.ts';
import { auditOperations } from './audit.ts';
import { calendarOperations } from './calendar.ts';
import { cancellationsOperations } from './cancellations.ts';
import { creditOperations } from './credit.ts';
import { enrolmentsOperations } from './enrolments.ts';
import { erasuresOperations } from './erasures.ts';
import { feesOperations } from './fees.ts';
import { groupsOperations } from './groups.ts';
import { informationChangesOperations } from './information-changes.ts';
import { invoicesOperations } from './invoices.ts';
import { lendersOperations } from './lenders.ts';
import { channelTermsOperations, limitsOperations } from './limits.ts';
import { operatorsOperations } from './operators.ts';
import { proposalsOperations } from './proposals.ts';
import { registrationsOperations } from './registrations.ts';
import { regulatoryOperations } from './regulatory.ts';
import { sessionOperations } from './session.ts';
import { statementsOperations } from './statements.ts';
import { enterprisesOperations, suspensionsOperations } from './suspensions.ts';

/** Every call of platform operations. It is no part of the published contract: another portal never makes one. */
export const operations = {
  session: sessionOperations,
  operators: operatorsOperations,
  proposals: proposalsOperations,
  enterprises: enterprisesOperations,
  registrations: registrationsOperations,
  informationChanges: informationChangesOperations,
  erasures: erasuresOperations,
  cancellations: cancellationsOperations,
  announcements: announcementsOperations,
  fees: feesOperations,
  invoices: invoicesOperations,
  limits: limitsOperations,
  calendar: calendarOperations,
  channelTerms: channelTermsOperations,
  lenders: lendersOperations,
  enrolments: enrolmentsOperations,
  credit: creditOperations,
  groups: groupsOperations,
  suspensions: suspensionsOperations,
  statements: statementsOperations,
  regulatory: regulatoryOperations,
  audit: auditOperations,
} as const;

export type Operations = typeof operations;
