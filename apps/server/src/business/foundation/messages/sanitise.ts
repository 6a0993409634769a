import { RICH_TEXT, RICH_TEXT_LINK } from '@lianxin/domain';
import { defaultTreeAdapter as tree, html as names, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const ELEMENTS: ReadonlySet<string> = new Set(RICH_TEXT.elements);
const ATTRIBUTES: ReadonlySet<string> = new Set(RICH_TEXT.attributes);
const LINK_MARKS = Object.entries(RICH_TEXT_LINK).map(([name, value]) => ({ name, value }));

/** Other removed elements leave their text; these are removed with their content, which is not text of the author. */
const REMOVED_WITH_CONTENT: ReadonlySet<string> = new Set(
  'script style template title head noscript noembed noframes plaintext xmp iframe object audio video canvas select textarea colgroup'.split(
    ' ',
  ),
);

export interface Sanitised {
  readonly html: string;
  /** Removed elements and attributes, to be shown to the author. */
  readonly removed: readonly string[];
}

function cleanAttributes(element: Element, removed: Set<string>): void {
  const kept = element.attrs.filter(({ name, value }) => ATTRIBUTES.has(name) && (name !== 'href' || RICH_TEXT.address.test(value)));
  const marks = element.tagName === 'a' ? LINK_MARKS : [];
  const stays = new Set([...kept, ...marks].map(({ name, value }) => `${name}=${value}`));
  for (const { name, value } of element.attrs) if (!stays.has(`${name}=${value}`)) removed.add(name);
  element.attrs = [...kept, ...marks];
}

/** What remains of a node: itself, its content, or nothing. */
function sanitiseNode(node: Node, removed: Set<string>): Node[] {
  if (tree.isTextNode(node)) return [node];
  if (!tree.isElementNode(node)) return [];
  const foreign = node.namespaceURI !== names.NS.HTML;
  if (!foreign && ELEMENTS.has(node.tagName)) {
    cleanAttributes(node, removed);
    cleanChildren(node, removed);
    return [node];
  }
  removed.add(node.tagName);
  return foreign || REMOVED_WITH_CONTENT.has(node.tagName) ? [] : node.childNodes.flatMap((child) => sanitiseNode(child, removed));
}

function cleanChildren(parent: Parent, removed: Set<string>): void {
  parent.childNodes = parent.childNodes.flatMap((child) => sanitiseNode(child, removed));
}

function cleanOnce(html: string, removed: Set<string>): string {
  const fragment = parseFragment(html);
  cleanChildren(fragment, removed);
  return serialize(fragment);
}

/** Removing a node may change how its neighbours parse; this many passes are enough. */
const PASSES = 8;

/** Removes everything that the platform does not allow (safety.md 34). The result is stable: parsing it again changes nothing. */
export function sanitiseRichText(html: string): Sanitised {
  const removed = new Set<string>();
  let clean = html;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const again = cleanOnce(clean, removed);
    if (again === clean) break;
    clean = again;
  }
  return { html: clean, removed: [...removed] };
}
