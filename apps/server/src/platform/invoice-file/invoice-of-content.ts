import { unzipSync } from 'fflate';
import { digitalInvoice, ofdInvoice } from './invoice-of-leaves.ts';
import type { InvoiceText } from './invoice-text.ts';
import { xmlLeaves, type XmlLeaf } from './xml-leaves.ts';

/** Metadata of one invoice is never larger than this. */
const PART_MAX = 2 * 1024 * 1024;
const PARTS_MAX = 200;

const leavesOf = (content: Uint8Array): readonly XmlLeaf[] =>
  xmlLeaves(
    Buffer.from(content)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  ) ?? [];

/** The parts of an OFD package that can contain invoice data: its root and attached XML. */
function partsOf(content: Uint8Array): readonly Uint8Array[] {
  let count = 0;
  const parts = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!/(^|\/)OFD\.xml$|attach.*\.xml$/i.test(name) || originalSize > PART_MAX) return false;
      count += 1;
      return count <= PARTS_MAX;
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
    const invoice = digitalInvoice(leaves);
    if (invoice) return invoice;
  }
  for (const leaves of read) {
    const invoice = ofdInvoice(leaves);
    if (invoice) return invoice;
  }
  return null;
}
