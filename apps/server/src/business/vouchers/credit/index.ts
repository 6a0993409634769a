/** Credit lines, what issuances take, and requests with their decisions. */
export { creditCalls } from './calls.ts';
export { ASK_JOB, creditDecisionJobs } from './ask-bank.ts';
export { declineCredit, grantCredit } from './decide.ts';
export { guaranteesWhere } from './group-guarantees.ts';
export { creditKind } from './kind.ts';
export { creditLineJobs } from './line-jobs.ts';
export { isLine, planLineEnd } from './lines.ts';
export { consumeQuota, freeOf, freeOn, lineFor, type LineForIssuance, releaseQuota, reserveQuota, takenBy } from './quota.ts';
export { type CreditApplicationRow, creditApplications } from './repository.ts';
