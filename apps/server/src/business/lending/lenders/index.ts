/** The lender's side of a financing: its reports, the contract, registration, and payment. */
export { lenderCalls } from './calls.ts';
export { actOfLender } from './actor.ts';
export { lendingJobs } from './lender-jobs.ts';
export { approveFinancing, stepOfContract } from './contract.ts';
export { openTicket, signedBy, visitOf } from './signing-tickets.ts';
export { simulatedLenderJobs } from './simulated.ts';
export { LenderEvent } from './lender-event.ts';
export { receiveLenderEvent } from './receive-event.ts';
