import { programBeside, type IsolatedProgram } from '../isolated/isolated-process.ts';
import { runOnce } from '../isolated/run-once.ts';
import type { InvoiceText } from './invoice-text.ts';

const program: IsolatedProgram = { path: programBeside(import.meta, 'invoice-process'), packages: ['fflate'], heapMb: 128 };

/** What an XML or OFD file says of an invoice, read by a process that has no network. Rejects with IsolatedFailed. */
export const readInvoiceFile = (content: Uint8Array): Promise<InvoiceText> =>
  runOnce<InvoiceText>(program, content, { longestMs: 20_000, atOnce: 2 });
