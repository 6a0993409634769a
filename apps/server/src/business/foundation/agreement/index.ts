/** The agreements between an enterprise and the platform, and signing them. */
export { agreementCalls } from './calls.ts';
export { supplementOf } from './supplement.ts';
