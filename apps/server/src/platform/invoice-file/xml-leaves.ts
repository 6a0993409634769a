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

interface Piece {
  readonly kind: 'open' | 'close' | 'text' | 'data' | 'nothing';
  /** The inside of a tag, or the text. */
  readonly inside: string;
}

/** What begins with each mark, and where it ends. The first that fits counts. */
const MARKS = [
  { begin: '<!--', end: '-->', kind: 'nothing' },
  { begin: '<![CDATA[', end: ']]>', kind: 'data' },
  { begin: '<?', end: '?>', kind: 'nothing' },
  { begin: '<!', end: '>', kind: 'nothing' },
  { begin: '</', end: '>', kind: 'close' },
  { begin: '<', end: '>', kind: 'open' },
] as const;

/** The pieces of a document, each character looked at once. Ends with null where a piece has no end. */
function* pieces(document: string): Generator<Piece | null> {
  for (let at = 0; at < document.length;) {
    const mark = MARKS.find(({ begin }) => document.startsWith(begin, at));
    const from = at + (mark?.begin.length ?? 0);
    const found = document.indexOf(mark?.end ?? '<', from);
    if (mark && found < 0) return void (yield null);
    const to = found < 0 ? document.length : found;
    yield { kind: mark?.kind ?? 'text', inside: document.slice(from, to) };
    at = to + (mark?.end.length ?? 0);
  }
}

/** The text nodes of a document. It supports only the five predefined entities and numeric references, and refuses document types that declare something, so that nothing is fetched or expanded. */
export function xmlLeaves(document: string): readonly XmlLeaf[] | null {
  // A document type that only names the root element declares nothing.
  if (/<!(DOCTYPE(?!\s+[\w:.-]+\s*>)|ENTITY)/i.test(document)) return null;
  const open: { name: string; attributes: string }[] = [];
  const leaves: XmlLeaf[] = [];
  for (const piece of pieces(document)) {
    if (piece === null) return null;
    const { kind, inside } = piece;
    if (kind === 'close') open.pop();
    else if (kind === 'open') {
      const [name = ''] = /^[^\s/]*/.exec(inside) ?? [];
      if (!inside.endsWith('/')) open.push({ name: localName(name), attributes: inside.slice(name.length) });
      if (open.length > DEPTH_MAX) return null;
    } else if (kind !== 'nothing') {
      const value = kind === 'data' ? inside : plain(inside);
      const parent = open.at(-1);
      if (value === '' || parent === undefined) continue;
      leaves.push({ name: parent.name, within: open.slice(0, -1).map((one) => one.name), attributes: parent.attributes, text: value });
      if (leaves.length > LEAVES_MAX) return null;
    }
  }
  return leaves;
}
