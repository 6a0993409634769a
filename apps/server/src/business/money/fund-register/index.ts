/** All movements of an enterprise's money, and manual entries. */
export { byDirection } from './by-direction.ts';
export { fundRegisterCalls } from './calls.ts';
export { entryNumber } from './entry-number.ts';
export { fundSupplementKind } from './kind.ts';
