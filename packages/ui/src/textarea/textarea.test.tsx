import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Textarea } from './textarea.tsx';

test('counts the characters and stops at the limit', async () => {
  const { person } = render(<Textarea aria-label="理由" maxLength={5} defaultValue="退" />);
  expect(screen.getByText('1/5')).toBeDefined();
  await person.type(screen.getByRole('textbox'), '回abcdef');
  expect(screen.getByText('5/5')).toBeDefined();
});
