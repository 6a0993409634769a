import { RICH_TEXT, RICH_TEXT_LINK } from '@lianxin/domain';
import type { DOMPurify } from 'dompurify';

let purifier: Promise<DOMPurify> | undefined;

/** A document of its own to parse in: only publishing needs one, so it is built when it is first asked for. */
async function build(): Promise<DOMPurify> {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const { document, DocumentFragment, DOMParser, Element, HTMLFormElement, HTMLTemplateElement, NamedNodeMap, Node, NodeFilter } =
    new JSDOM('').window;
  const purify = createPurifier({
    document,
    DocumentFragment,
    DOMParser,
    Element,
    HTMLFormElement,
    HTMLTemplateElement,
    NamedNodeMap,
    Node,
    NodeFilter,
  });
  purify.setConfig({
    ALLOWED_TAGS: [...RICH_TEXT.elements],
    ALLOWED_ATTR: [...RICH_TEXT.attributes],
    ALLOWED_URI_REGEXP: RICH_TEXT.address,
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') for (const [name, value] of Object.entries(RICH_TEXT_LINK)) node.setAttribute(name, value);
  });
  return purify;
}

/** What parsing brings along and nobody wrote. */
const OF_THE_PARSER = new Set(['', '#comment', 'html', 'head', 'body']);

export interface Sanitised {
  readonly html: string;
  /** Names of elements and attributes that were taken out, for whoever wrote them. */
  readonly removed: readonly string[];
}

/** Rich text as it may be kept: what the platform's table does not allow is taken out (safety.md 34). */
export async function sanitiseRichText(html: string): Promise<Sanitised> {
  purifier ??= build();
  const purify = await purifier;
  const clean = purify.sanitize(html);
  const removed = purify.removed.map((one) => ('element' in one ? one.element.nodeName : (one.attribute?.name ?? '')).toLowerCase());
  return { html: clean, removed: [...new Set(removed)].filter((name) => !OF_THE_PARSER.has(name)) };
}
