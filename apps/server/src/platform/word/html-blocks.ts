import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { WordBlock } from './word-blocks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The words of a node, lines kept apart. */
function wordsOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.childNodes.map(wordsOf).join('');
}

const hasPicture = (node: Node): boolean => isElement(node) && (node.tagName === 'img' || node.childNodes.some(hasPicture));
const isList = (node: Node): boolean => isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');
const named = (node: Node, ...tags: readonly string[]): boolean => isElement(node) && tags.includes(node.tagName);

function within(node: Element, tags: readonly string[]): Element[] {
  return node.childNodes.flatMap((child) => (isElement(child) ? (tags.includes(child.tagName) ? [child] : within(child, tags)) : []));
}

function itemsOf(list: Element, depth: number): WordBlock[] {
  let count = 0;
  return list.childNodes
    .filter((node) => named(node, 'li'))
    .flatMap((node): WordBlock[] => {
      if (!isElement(node)) return [];
      count += 1;
      const mark = list.tagName === 'ol' ? `${count}.` : '·';
      const text = node.childNodes
        .filter((child) => !isList(child))
        .map(wordsOf)
        .join('')
        .trim();
      const nested = node.childNodes.flatMap((child) => (isElement(child) && isList(child) ? itemsOf(child, depth + 1) : []));
      return [...(text === '' ? [] : [{ kind: 'item' as const, depth, mark, text }]), ...nested];
    });
}

function blocksOf(node: Node): WordBlock[] {
  if (!isElement(node)) {
    const text = wordsOf(node).trim();
    return text === '' ? [] : [{ kind: 'paragraph', text }];
  }
  if (isList(node)) return itemsOf(node, 0);
  if (node.tagName === 'table') {
    const rows = within(node, ['tr']).map((row) => within(row, ['td', 'th']).map((cell) => wordsOf(cell).trim()));
    return rows.length === 0 ? [] : [{ kind: 'table', rows }];
  }
  const picture: WordBlock[] = hasPicture(node) ? [{ kind: 'picture' }] : [];
  const text = wordsOf(node).trim();
  if (text === '') return picture;
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  return [level === undefined ? { kind: 'paragraph', text } : { kind: 'heading', level: Number(level), text }, ...picture];
}

/** The blocks of a text in HTML: words alone; whatever would be shown, loaded or run in a page is not taken over. */
export const htmlBlocks = (html: string): WordBlock[] => parseFragment(html).childNodes.flatMap(blocksOf);
