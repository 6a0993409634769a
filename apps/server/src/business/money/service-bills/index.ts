/** Monthly bills for the platform's charges, by business and with tax. */
export { serviceBillCalls } from './calls.ts';
export { serviceChargesOf } from './charges-of.ts';
