import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Amount } from './amount.tsx';

const textOf = (ui: React.ReactElement) => render(ui).container.textContent;

test('writes a true minus, and a plus only where asked and not before zero', () => {
  expect(textOf(<Amount value="-1,204.00" />)).toBe('−1,204.00');
  expect(textOf(<Amount value="1,204.00" signed />)).toBe('+1,204.00');
  expect(textOf(<Amount value="0.00" signed />)).toBe('0.00');
});

test('faint cents change the look, never the figure', () => {
  expect(textOf(<Amount value="3,286,500.08" faintCents currency="¥" unit="元" />)).toBe('¥3,286,500.08元');
});
