/** Every movement of an enterprise's money, and entries that people add by hand. */
export { byDirection } from './by-direction.ts';
export { entryNumber } from './entry-number.ts';
export { fundRegisterHandlers } from './handlers.ts';
export { fundSupplementKind } from './kind.ts';
