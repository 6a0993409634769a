/** The lender's side of a financing: what it says, the contract, registration, and payment. */
export { actOfLender } from './actor.ts';
export { lendingJobs } from './lender-jobs.ts';
export { approveFinancing, stepOfContract } from './contract.ts';
export { lendingHandlers } from './handlers.ts';
export { openTicket, signedBy, visitOf } from './signing-tickets.ts';
export { simulatedLenderJobs } from './simulated.ts';
export { LenderEvent as LenderWord } from './lender-event.ts';
export { receiveLenderEvent as receiveWord } from './receive-event.ts';
