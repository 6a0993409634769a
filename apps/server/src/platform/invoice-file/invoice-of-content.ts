import { unzipSync } from 'fflate';
import { digitalInvoice, electronicInvoice, ofdInvoice } from './invoice-of-leaves.ts';
import type { InvoiceText } from './invoice-text.ts';
import { xmlLeaves, type XmlLeaf } from './xml-leaves.ts';

/** Metadata of one invoice is never larger than this, and all of them together are not. */
const PART_MAX = 2 * 1024 * 1024;
const TOTAL_MAX = 8 * 1024 * 1024;

/** The text of a document in the encoding of its byte-order mark or its declaration. */
function decoded(content: Uint8Array): string {
  const mark = (content[0] ?? 0) * 256 + (content[1] ?? 0);
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]{2,20})["']/i.exec(Buffer.from(content.subarray(0, 200)).toString('latin1')) ?? [];
  const encoding =
    mark === 0xff_fe ? 'utf-16le' : mark === 0xfe_ff ? 'utf-16be' : /^(?:gbk|gb2312|gb18030)$/i.test(declared) ? 'gb18030' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}

const leavesOf = (content: Uint8Array): readonly XmlLeaf[] => xmlLeaves(decoded(content)) ?? [];

/** The parts of an OFD package that can contain invoice data: its root and attached XML. */
function partsOf(content: Uint8Array): readonly Uint8Array[] {
  let total = 0;
  const parts = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!/(^|\/)OFD\.xml$|attach.*\.xml$|original_invoice\.xml$/i.test(name) || originalSize > PART_MAX) return false;
      total += originalSize;
      return total <= TOTAL_MAX;
    },
  });
  return Object.values(parts);
}

/** Reads an XML or OFD invoice; null if the file is none. */
export function invoiceOfContent(content: Uint8Array): InvoiceText | null {
  const packed = content[0] === 0x50 && content[1] === 0x4b;
  const parts = packed ? partsOf(content) : [content];
  const read = parts.map(leavesOf);
  for (const leaves of read) {
    const invoice = digitalInvoice(leaves) ?? electronicInvoice(leaves);
    if (invoice) return invoice;
  }
  for (const leaves of read) {
    const invoice = ofdInvoice(leaves);
    if (invoice) return invoice;
  }
  return null;
}
