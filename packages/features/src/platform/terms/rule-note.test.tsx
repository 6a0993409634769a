import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { RuleNote } from './rule-note.tsx';

test('explains a rule when opened, also by keyboard', async () => {
  const { user } = renderScreen(<RuleNote rule="R-07" />, { as: 'coreReviewer' });
  const number = await screen.findByRole('button', { name: '规则 R-07 的说明' });
  expect(number.textContent).toBe('R-07');
  number.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '规则 R-07' })).toBeDefined();
  expect(await screen.findByText(/发票：已查验/)).toBeDefined();
});

test('shows an unknown number as it is', async () => {
  renderScreen(<RuleNote rule="R-99" />, { as: 'coreReviewer' });
  expect(await screen.findByText('R-99')).toBeDefined();
  expect(screen.queryByRole('button', { name: /R-99/ })).toBeNull();
});
