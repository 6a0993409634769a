import { readFileSync } from 'node:fs';
import { RICH_TEXT } from '@lianxin/domain';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './sanitise.ts';

const corpus = readFileSync(new URL('../../../../../../packages/domain/src/rich-text/xss-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const { window } = new JSDOM('');
const LINK_MARKS = ['target', 'rel'];
const elements: readonly string[] = RICH_TEXT.elements;
const attributes: readonly string[] = [...RICH_TEXT.attributes, ...LINK_MARKS];

describe('sanitising rich text', () => {
  it('has a sufficient corpus', () => expect(corpus.length).toBeGreaterThanOrEqual(100));

  it.each(corpus.map((payload, place) => [place + 1, payload]))('removes everything that runs, loads or covers, line %i', (_, payload) => {
    const { html } = sanitiseRichText(payload);
    window.document.body.innerHTML = html;
    for (const element of window.document.body.querySelectorAll('*')) {
      expect(elements).toContain(element.tagName.toLowerCase());
      for (const { name, value } of element.attributes) {
        // Parsing keeps an `is` attribute for good; an empty one has no effect.
        if (name === 'is' && value === '') continue;
        expect(attributes).toContain(name);
        if (name === 'href') expect(value).toMatch(RICH_TEXT.address);
      }
    }
    // Sanitising again changes nothing.
    expect(sanitiseRichText(html).html).toBe(html);
  });

  it('keeps the elements of announcements', () => {
    const text =
      '<h3>安排</h3><p>请于 <strong>12 月 31 日</strong>前<br>备款。</p><ul><li>一</li></ul><table><tbody><tr><td colspan="2">二</td></tr></tbody></table>';
    expect(sanitiseRichText(text)).toEqual({ html: text, removed: [] });
  });

  it('opens links in new windows, and reports what was removed', () => {
    const { html, removed } = sanitiseRichText('<p style="color:red">见 <a href="https://bank.example/a">公告</a><img src="x"></p>');
    expect(html).toBe('<p>见 <a href="https://bank.example/a" target="_blank" rel="noopener noreferrer">公告</a></p>');
    expect(removed.toSorted()).toEqual(['img', 'style']);
    expect(sanitiseRichText(html)).toEqual({ html, removed: [] });
  });

  it('keeps the text of unknown elements, but nothing of those without text', () => {
    const { html, removed } = sanitiseRichText(
      '<h1>标题</h1><font color="red">正文</font><textarea>一</textarea><svg><title>二</title></svg>',
    );
    expect([html, removed.toSorted()]).toEqual(['标题正文', ['font', 'h1', 'svg', 'textarea']]);
  });

  it('is stable for any nesting', () => {
    const tag = fc.constantFrom(...RICH_TEXT.elements, 'div', 'form', 'select', 'option', 'math', 'svg', 'noscript', 'template', 'style');
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('字', '<!--', '-->', '<a href="https://bank.example">', '<img src=x onerror=x>', '&lt;', '<![CDATA[', ']]>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { html } = sanitiseRichText(pieces.join(''));
        expect(sanitiseRichText(html)).toEqual({ html, removed: [] });
      }),
      { numRuns: 500 },
    );
  });
});
