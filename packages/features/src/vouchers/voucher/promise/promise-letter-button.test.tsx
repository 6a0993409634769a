import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { letterOf } from '../detail/face-of.ts';
import { detail } from '../voucher.fixtures.ts';
import { PromiseLetterButton } from './promise-letter-button.tsx';

afterEach(() => vi.restoreAllMocks());

test('shows the promise of the whole voucher to any holder, and prints it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderScreen(<PromiseLetterButton letter={letterOf(detail)} />, { as: 'supplierOperator' });
  await user.click(await screen.findByRole('button', { name: '付款承诺函' }));
  const dialog = within(await screen.findByRole('dialog', { name: '付款承诺函' }));
  const letter = dialog.getByRole('article', { name: '付款承诺函' });
  expect(letter.textContent).toContain(`致：链信 ${detail.rootNumber} 的合法持有人`);
  expect(letter.textContent).toContain(detail.promiseNumber);
  await user.click(dialog.getByRole('button', { name: '打印或存为 PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});
