import { expect, it } from 'vitest';
import { centsOf } from './amount-form.tsx';

it('reads the two decimals in any notation', () =>
  expect(['37', '0.37', '¥0.37', '0．3', 'ab', '375'].map(centsOf)).toEqual(['37', '37', '37', '3', '', '37']));
