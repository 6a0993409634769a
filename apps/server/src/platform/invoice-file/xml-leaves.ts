/** A text node of an XML document with the names of its ancestors. */
export interface XmlLeaf {
  readonly name: string;
  /** The names of the enclosing elements, outermost first. */
  readonly within: readonly string[];
  readonly attributes: string;
  readonly text: string;
}

const DEPTH_MAX = 64;
const LEAVES_MAX = 20_000;
const TOKEN = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/[^>]*>|<([^\s/>!]+)([^>]*?)(\/?)>|([^<]+)/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replaceAll(/&(?:(lt|gt|amp|quot|apos)|#x([0-9a-f]{1,6})|#(\d{1,7}));/gi, (_, name?: string, hex?: string, decimal?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .trim();
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The text nodes of a document. It supports only the five predefined entities and numeric references, and refuses document types that declare something, so that nothing is fetched or expanded. */
export function xmlLeaves(document: string): readonly XmlLeaf[] | null {
  // A document type that only names the root element declares nothing.
  if (/<!(DOCTYPE(?!\s+[\w:.-]+\s*>)|ENTITY)/i.test(document)) return null;
  const open: { name: string; attributes: string }[] = [];
  const leaves: XmlLeaf[] = [];
  for (const [token, data, name, attributes = '', closed, text] of document.matchAll(TOKEN)) {
    if (token.startsWith('</')) open.pop();
    else if (name !== undefined) {
      if (closed !== '/') open.push({ name: localName(name), attributes });
      if (open.length > DEPTH_MAX) return null;
    } else {
      const value = data ?? plain(text ?? '');
      const parent = open.at(-1);
      if (value === '' || parent === undefined) continue;
      leaves.push({ name: parent.name, within: open.slice(0, -1).map((one) => one.name), attributes: parent.attributes, text: value });
      if (leaves.length > LEAVES_MAX) return null;
    }
  }
  return leaves;
}
