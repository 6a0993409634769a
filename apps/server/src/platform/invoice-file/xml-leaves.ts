/** A piece of text in an XML document, by the names of what holds it. */
export interface XmlLeaf {
  readonly name: string;
  /** The names of all that holds it, the outermost first. */
  readonly within: readonly string[];
  readonly attributes: string;
  readonly text: string;
}

const DEPTH_MAX = 64;
const LEAVES_MAX = 20_000;
const TOKEN = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/[^>]*>|<([^\s/>!]+)([^>]*?)(\/?)>|([^<]+)/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string): string => text.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => NAMED[name] ?? '').trim();
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The texts of a document. It knows the five entities of XML and no other, and reads none that has a document type: nothing is ever fetched or expanded. */
export function xmlLeaves(document: string): readonly XmlLeaf[] | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(document)) return null;
  const open: { name: string; attributes: string }[] = [];
  const leaves: XmlLeaf[] = [];
  for (const [token, data, name, attributes = '', closed, text] of document.matchAll(TOKEN)) {
    if (token.startsWith('</')) open.pop();
    else if (name !== undefined) {
      if (closed !== '/') open.push({ name: localName(name), attributes });
      if (open.length > DEPTH_MAX) return null;
    } else {
      const said = data ?? plain(text ?? '');
      const holder = open.at(-1);
      if (said === '' || holder === undefined) continue;
      leaves.push({ name: holder.name, within: open.slice(0, -1).map((one) => one.name), attributes: holder.attributes, text: said });
      if (leaves.length > LEAVES_MAX) return null;
    }
  }
  return leaves;
}
