/** Monthly bills for what the platform charged, by business and with tax. */
export { serviceBillCalls } from './calls.ts';
export { serviceChargesOf } from './charges-of.ts';
