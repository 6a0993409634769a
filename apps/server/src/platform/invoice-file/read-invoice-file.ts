import { programBeside, type IsolatedProgram } from '../isolated/isolated-process.ts';
import { runOnce } from '../isolated/run-once.ts';
import type { InvoiceText } from './invoice-text.ts';

const program: IsolatedProgram = { path: programBeside(import.meta, 'invoice-process'), packages: ['fflate'], heapMb: 128 };

/** Reads an XML or OFD invoice in an isolated process. Rejects with IsolatedError. */
export const readInvoiceFile = (content: Uint8Array): Promise<InvoiceText> =>
  runOnce<InvoiceText>(program, content, { timeoutMs: 20_000, maxConcurrent: 2 });
