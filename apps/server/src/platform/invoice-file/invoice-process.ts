// Parses untrusted invoice files. Each file gets its own process to contain any harm: the process has no environment and no network, can
// read only its own program and write nothing, and is killed when it takes too long or too much memory.
import { invoiceOfContent } from './invoice-of-content.ts';
import type { InvoiceText } from './invoice-text.ts';

const MAX_BYTES = 256 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.exit(70);
}, 50).unref();
process.once('disconnect', () => process.exit(0));

function read(content: Uint8Array): InvoiceText | null {
  try {
    return invoiceOfContent(content);
  } catch {
    return null;
  }
}

process.once('message', (content: Uint8Array) => {
  process.send?.({ read: read(content) }, () => process.exit(0));
});
