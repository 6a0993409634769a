import { programBeside, type IsolatedProgram } from '../isolated/isolated-process.ts';
import { IsolatedError, runOnce } from '../isolated/run-once.ts';
import { isSafeZip } from '../storage/is-safe-zip.ts';
import type { InvoiceText } from './invoice-text.ts';

const program: IsolatedProgram = { path: programBeside(import.meta, 'invoice-process'), packages: ['fflate'], heapMb: 128 };

/** Reads an XML or OFD invoice in an isolated process. Rejects with IsolatedError. */
export async function readInvoiceFile(content: Uint8Array): Promise<InvoiceText> {
  const isPacked = content[0] === 0x50 && content[1] === 0x4b;
  if (isPacked && !isSafeZip(content)) throw new IsolatedError('rejected');
  return runOnce<InvoiceText>(program, content, { timeoutMs: 20_000, maxConcurrent: 2 });
}
