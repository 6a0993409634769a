/** The members of an enterprise, their invitations, absences and handing work over. */
export { staffCalls } from './calls.ts';
export { INVITED_IDENTITY_COLUMN, staffInvitationJobs } from './invitation-rows.ts';
