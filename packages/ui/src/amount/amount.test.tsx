import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Amount } from './amount.tsx';

const textOf = (ui: React.ReactElement) => render(ui).container.textContent;

test('writes a minus sign (U+2212), and a plus only on request and never before zero', () => {
  expect(textOf(<Amount value="-1,204.00" />)).toBe('−1,204.00');
  expect(textOf(<Amount value="1,204.00" signed />)).toBe('+1,204.00');
  expect(textOf(<Amount value="0.00" signed />)).toBe('0.00');
});

test('faint cents do not change the text', () => {
  expect(textOf(<Amount value="3,286,500.08" faintCents currency="¥" unit="元" />)).toBe('¥3,286,500.08元');
});
