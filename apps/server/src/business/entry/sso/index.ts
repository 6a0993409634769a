/** Partners whose people come in without signing in again. */
export { singleSignOnCalls } from './calls.ts';
export { signerOf } from './code-request.ts';
export { CODE_MS, makeCode } from './codes.ts';
