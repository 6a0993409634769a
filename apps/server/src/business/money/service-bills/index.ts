/** Monthly bills for what the platform charged, by business and with tax. */
export { serviceChargesOf } from './charges-of.ts';
export { serviceBillHandlers } from './handlers.ts';
