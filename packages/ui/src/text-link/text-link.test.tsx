import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { TextLink } from './text-link.tsx';

test('a new window gets no handle on this one', () => {
  render(
    <TextLink href="https://bank.example" target="_blank">
      网上银行
    </TextLink>,
  );
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('lends its look to a button that acts in place', () => {
  render(
    <TextLink asChild>
      <button type="button">查看结果</button>
    </TextLink>,
  );
  expect(screen.getByRole('button', { name: '查看结果' }).className).toContain('text-accent');
});
