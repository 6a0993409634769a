/** The lender's side of a financing: what it says, the contract, registration, and payment. */
export { lenderCalls } from './calls.ts';
export { actOfLender } from './actor.ts';
export { lendingJobs } from './lender-jobs.ts';
export { stepOfContract } from './contract.ts';
export { acceptFinancing, approveFinancing, askMoreOfFinancing, declineFinancing, registerFinancing } from './decide.ts';
export { openTicket, signedBy, visitOf } from './signing-tickets.ts';
export { simulatedLenderJobs } from './simulated.ts';
export { LenderWord } from './word.ts';
export { receiveWord } from './words.ts';
