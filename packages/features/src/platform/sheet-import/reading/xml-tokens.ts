import { Unread } from './sheet-table.ts';

/** A piece of a document: a tag by its name without a prefix, or the text between two. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const ENTITIES: Readonly<Record<string, string>> = { nbsp: '\u00A0', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves named and numeric character references. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      })
    : text;

/** Where a tag ends: a sign in quotes does not end it. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new Unread('unreadable');
}

function tokenOf(tag: string): XmlToken {
  const [, slash, name = '', attributes = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)([\s\S]*)$/.exec(tag) ?? [];
  if (slash === '/') return { kind: 'close', name };
  return { kind: 'open', name, attributes, isEmpty: attributes.endsWith('/') };
}

/** The pieces of a document one after the other; a worker has no parser of its own. A document that declares entities is refused: no workbook does. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open > at || open < 0) yield { kind: 'text', text: decodeEntities(xml.slice(at, open < 0 ? undefined : open)) };
    if (open < 0) return;
    const skip = xml.startsWith('<!--', open) ? '-->' : xml.startsWith('<?', open) ? '?>' : undefined;
    if (xml.startsWith('<![CDATA[', open)) {
      const end = xml.indexOf(']]>', open);
      if (end < 0) throw new Unread('unreadable');
      yield { kind: 'text', text: xml.slice(open + 9, end) };
      at = end + 3;
    } else if (skip !== undefined) {
      const end = xml.indexOf(skip, open);
      if (end < 0) throw new Unread('unreadable');
      at = end + skip.length;
    } else if (xml.startsWith('<!', open)) throw new Unread('unreadable');
    else {
      const end = endOfTag(xml, open);
      yield tokenOf(xml.slice(open + 1, end));
      at = end + 1;
    }
  }
}
