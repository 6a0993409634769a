/** Partners whose people come in without signing in again. */
export { signerOf } from './code-request.ts';
export { CODE_MS, makeCode } from './codes.ts';
export { singleSignOnHandlers } from './handlers.ts';
