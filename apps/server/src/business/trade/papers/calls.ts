import { contractCalls } from './contract-calls.ts';
import { invoiceCalls } from './invoice-calls.ts';

export const paperCalls = { ...contractCalls, ...invoiceCalls };
