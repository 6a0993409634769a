/** Which lenders an enterprise deals with: asking for it, signing, and the lender's decision. */
export { ASK_JOB, enrolmentJobs } from './ask-lender.ts';
export { decideEnrolment, type Decision, holdEnrolment } from './decide.ts';
export { enrol, enrolmentText } from './enrol.ts';
export { type EnrolmentRow, enrolmentsOf } from './enrolments.ts';
