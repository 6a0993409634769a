import { announcementHandlers } from './acts/announcements.ts';
import { registrationHandlers } from './acts/registrations.ts';
import { auditHandlers } from './audit/handlers.ts';
import { calendarHandlers } from './acts/calendar.ts';
import { enrolmentHandlers } from './acts/enrolments.ts';
import { cancellationHandlers } from './acts/cancellations.ts';
import { creditHandlers } from './acts/credit.ts';
import { erasureHandlers } from './acts/erasures.ts';
import { feeHandlers } from './acts/fees.ts';
import { invoiceHandlers } from './acts/invoices.ts';
import { groupHandlers } from './acts/groups.ts';
import { informationChangeHandlers } from './acts/information-changes.ts';
import { lenderHandlers } from './acts/lenders.ts';
import { channelTermsHandlers, limitHandlers } from './acts/limits.ts';
import { regulatoryHandlers } from './acts/regulatory.ts';
import { statementsHandlers } from './acts/statements.ts';
import { enterpriseHandlers, suspensionHandlers } from './acts/suspensions.ts';
import { boundOperations, type BoundOperation } from './bound-operation.ts';
import { operatorHandlers } from './operators/handlers.ts';
import { sessionHandlers } from './operators/session-handlers.ts';
import { proposalHandlers } from './proposals/handlers.ts';

/** Every call of platform operations with its handler. */
export function operationCalls(): readonly BoundOperation[] {
  const callOf = (name: string): BoundOperation => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no operation ${name}.`);
    return call;
  };
  const calls = boundOperations({
    session: sessionHandlers,
    operators: operatorHandlers,
    proposals: proposalHandlers(callOf),
    enterprises: enterpriseHandlers,
    registrations: registrationHandlers,
    informationChanges: informationChangeHandlers,
    erasures: erasureHandlers,
    cancellations: cancellationHandlers,
    enrolments: enrolmentHandlers,
    announcements: announcementHandlers,
    fees: feeHandlers,
    invoices: invoiceHandlers,
    limits: limitHandlers,
    calendar: calendarHandlers,
    channelTerms: channelTermsHandlers,
    lenders: lenderHandlers,
    credit: creditHandlers,
    groups: groupHandlers,
    suspensions: suspensionHandlers,
    statements: statementsHandlers,
    regulatory: regulatoryHandlers,
    audit: auditHandlers,
  });
  return calls;
}
