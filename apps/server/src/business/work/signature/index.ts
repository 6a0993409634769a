/** The calls that prepare and make a signature, and the certificates of people. */
export { signatureCalls } from './calls.ts';
export { prepare } from './prepare.ts';
