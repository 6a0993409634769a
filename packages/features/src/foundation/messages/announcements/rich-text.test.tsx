import { readFileSync } from 'node:fs';
import { RICH_TEXT } from '@lianxin/domain';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const corpus = readFileSync('packages/domain/src/rich-text/xss-corpus.txt', 'utf8').split('\n').filter(Boolean);
const elements: readonly string[] = RICH_TEXT.elements;
const attributes: readonly string[] = [...RICH_TEXT.attributes, 'target', 'rel'];

it('has a sufficient corpus', () => expect(corpus.length).toBeGreaterThanOrEqual(100));

it.each(corpus.map((payload, place) => [place + 1, payload]))('shows nothing that runs, loads or covers, line %i', (_, payload) => {
  const { container } = render(<RichText html={payload} />);
  const shown = [...container.querySelectorAll('[data-slot=rich-text] *')];
  expect(shown.filter((element) => !elements.includes(element.tagName.toLowerCase()))).toEqual([]);
  const marks = shown.flatMap((element) => [...element.attributes]).filter(({ name, value }) => name !== 'is' || value !== '');
  expect(marks.filter(({ name, value }) => !attributes.includes(name) || (name === 'href' && !RICH_TEXT.address.test(value)))).toEqual([]);
});

it('keeps the elements of announcements, and opens links in new windows', () => {
  const { container } = render(<RichText html='<h3>安排</h3><p><a href="https://bank.example">公告</a></p>' />);
  expect(container.querySelector('[data-slot=rich-text]')?.innerHTML).toBe(
    '<h3>安排</h3><p><a href="https://bank.example" target="_blank" rel="noopener noreferrer">公告</a></p>',
  );
});
