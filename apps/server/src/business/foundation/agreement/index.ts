/** The agreements that an enterprise signs with the platform. */
export { agreementCalls } from './calls.ts';
export { supplementOf } from './supplement.ts';
