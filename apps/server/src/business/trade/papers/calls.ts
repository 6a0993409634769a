import { contractCalls } from './contract-calls.ts';
import { invoiceCalls } from './invoice-calls.ts';

/** Contracts and invoices to which the enterprise is a party. */
export const paperCalls = { ...contractCalls, ...invoiceCalls };
