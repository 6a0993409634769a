import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { StatusChips } from './status-chips.tsx';

const CHIPS = [
  { value: '0', label: '正常持有' },
  { value: '1', label: '转让中' },
];

test('the chosen chip is in view in a row that scrolls', async () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (this.getAttribute('role') === 'radiogroup') return new DOMRect(0, 0, 300, 48);
    return this.textContent === '转让中' ? new DOMRect(400, 0, 80, 28) : new DOMRect(0, 0, 80, 28);
  });
  render(<StatusChips label="状态" chips={CHIPS} value="1" onValueChange={() => undefined} />);
  await waitFor(() => expect(screen.getByRole('radiogroup').scrollLeft).toBe(400 + 80 + 48 - 300));
  boxes.mockRestore();
});
