/** Preparing and making signatures, and people's certificates. */
export { signatureCalls } from './calls.ts';
export { prepare } from './prepare.ts';
