/** Registration with lenders: the request, its signature, and the lender's decision. */
export { enrolmentCalls } from './calls.ts';
export { ASK_JOB, enrolmentJobs } from './ask-lender.ts';
export { decideEnrolment, type Decision, holdEnrolment } from './decide.ts';
export { enrol, enrolmentText } from './enrol.ts';
export { type EnrolmentRow } from './enrolments.ts';
