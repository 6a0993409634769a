import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownTokens } from '../../.storybook/foundations/meanings.ts';
import { brands, coloursOf, readTokens, shapesOf, themes } from '../../.storybook/foundations/read-tokens.ts';

const rules = readTokens(readFileSync(join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css'), 'utf8'));

test('every token stands on one page of the foundations, and every token there exists', () => {
  const tokens = [...shapesOf(rules).keys(), ...coloursOf(rules, 'default', 'light').keys()];
  expect(shownTokens.toSorted()).toEqual(tokens.toSorted());
});

test('every brand has its colours in both themes', () => {
  for (const brand of brands)
    for (const theme of themes) {
      expect([...coloursOf(rules, brand, theme).keys()]).toEqual([...coloursOf(rules, 'default', 'light').keys()]);
    }
});
