export { serviceChargesOf } from './charges-of.ts';
export { serviceBillHandlers } from './handlers.ts';
