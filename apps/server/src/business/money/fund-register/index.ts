export { entryNumber } from './entry-number.ts';
export { fundRegisterHandlers } from './handlers.ts';
export { fundSupplementKind } from './kind.ts';
