import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Anchor, AnchorProvider } from './anchor.tsx';

test('a plain click navigates inside the application, a modified click does not', () => {
  const navigate = vi.fn<(...args: unknown[]) => void>();
  render(
    <AnchorProvider navigate={navigate}>
      <Anchor href="/holdings">持有</Anchor>
    </AnchorProvider>,
  );
  const link = screen.getByRole('link', { name: '持有' });
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/holdings');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});
