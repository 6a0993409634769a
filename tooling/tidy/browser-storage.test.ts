import ts from 'typescript';
import { expect, test } from 'vitest';
import { at, code, isProduct, parse, visit } from './source.ts';

/** What a browser may deny, so that even naming it throws. Elsewhere than in its one place a page would break. */
const DENIABLE = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel']);
const DENIABLE_PARTS = new Set(['document.cookie', 'navigator.locks']);

test('only browser-storage touches what a browser may deny', () => {
  const touching: string[] = [];
  const portal = code.filter(
    (file) => isProduct(file) && /^(packages|apps\/portal)\//.test(file) && !file.includes('/platform/browser-storage/'),
  );
  for (const file of portal) {
    visit(parse(file), (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && DENIABLE.has(node.text)) touching.push(at(file, node));
      if (ts.isPropertyAccessExpression(node) && DENIABLE_PARTS.has(node.getText())) touching.push(at(file, node));
    });
  }
  expect(touching).toEqual([]);
});
