import { announcementHandlers } from './acts/announcements.ts';
import { registrationHandlers } from './acts/registrations.ts';
import { auditHandlers } from './audit/handlers.ts';
import { creditHandlers } from './acts/credit.ts';
import { feeHandlers } from './acts/fees.ts';
import { lenderHandlers } from './acts/lenders.ts';
import { channelTermsHandlers, limitHandlers } from './acts/limits.ts';
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
    announcements: announcementHandlers,
    fees: feeHandlers,
    limits: limitHandlers,
    channelTerms: channelTermsHandlers,
    lenders: lenderHandlers,
    credit: creditHandlers,
    suspensions: suspensionHandlers,
    audit: auditHandlers,
  });
  return calls;
}
