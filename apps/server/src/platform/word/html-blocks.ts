import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { WordBlock } from './word-blocks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The text of a node, with line breaks. */
function textOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.childNodes.map(textOf).join('');
}

const hasPicture = (node: Node): boolean => isElement(node) && (node.tagName === 'img' || node.childNodes.some(hasPicture));
const isList = (node: Node): boolean => isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');
const hasTag = (node: Node, ...tags: readonly string[]): boolean => isElement(node) && tags.includes(node.tagName);

function descendants(node: Element, tags: readonly string[]): Element[] {
  return node.childNodes.flatMap((child) => (isElement(child) ? (tags.includes(child.tagName) ? [child] : descendants(child, tags)) : []));
}

function itemsOf(list: Element, depth: number): WordBlock[] {
  let count = 0;
  return list.childNodes
    .filter((node) => hasTag(node, 'li'))
    .flatMap((node): WordBlock[] => {
      if (!isElement(node)) return [];
      count += 1;
      const mark = list.tagName === 'ol' ? `${count}.` : '·';
      const text = node.childNodes
        .filter((child) => !isList(child))
        .map(textOf)
        .join('')
        .trim();
      const nested = node.childNodes.flatMap((child) => (isElement(child) && isList(child) ? itemsOf(child, depth + 1) : []));
      return [...(text === '' ? [] : [{ kind: 'item' as const, depth, mark, text }]), ...nested];
    });
}

function blocksOf(node: Node): WordBlock[] {
  if (!isElement(node)) {
    const text = textOf(node).trim();
    return text === '' ? [] : [{ kind: 'paragraph', text }];
  }
  if (isList(node)) return itemsOf(node, 0);
  if (node.tagName === 'table') {
    const rows = descendants(node, ['tr']).map((row) => descendants(row, ['td', 'th']).map((cell) => textOf(cell).trim()));
    return rows.length === 0 ? [] : [{ kind: 'table', rows }];
  }
  const picture: WordBlock[] = hasPicture(node) ? [{ kind: 'picture' }] : [];
  const text = textOf(node).trim();
  if (text === '') return picture;
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  return [level === undefined ? { kind: 'paragraph', text } : { kind: 'heading', level: Number(level), text }, ...picture];
}

/** Extracts text blocks from HTML, and drops everything that a page would load or run. */
export const htmlBlocks = (html: string): WordBlock[] => parseFragment(html).childNodes.flatMap(blocksOf);
