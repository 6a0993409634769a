/** Every movement of an enterprise's money, and entries that people add by hand. */
export { byDirection } from './by-direction.ts';
export { fundRegisterCalls } from './calls.ts';
export { entryNumber } from './entry-number.ts';
export { fundSupplementKind } from './kind.ts';
