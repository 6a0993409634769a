/** Single sign-on from the sites of partners. */
export { singleSignOnCalls } from './calls.ts';
export { signerOf } from './code-request.ts';
export { CODE_MS, makeCode } from './codes.ts';
