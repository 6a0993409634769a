import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { TextLink } from './text-link.tsx';

test('a link to a new window has rel noopener and noreferrer', () => {
  render(
    <TextLink href="https://bank.example" target="_blank">
      网上银行
    </TextLink>,
  );
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('can style a button', () => {
  render(
    <TextLink asChild>
      <button type="button">查看结果</button>
    </TextLink>,
  );
  expect(screen.getByRole('button', { name: '查看结果' }).className).toContain('text-accent');
});
