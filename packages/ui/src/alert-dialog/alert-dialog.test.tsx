import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const spies = () => ({ onConfirm: vi.fn<() => void>(), onOpenChange: vi.fn<(open: boolean) => void>() });
const words = { title: '签收链信', amount: '3,286,500.00 元', consequence: '签收后不能撤回。', confirmLabel: '签收' };

test('announces the consequence, focuses Cancel and waits for a decision', async () => {
  const acts = spies();
  const { person } = render(<AlertDialog open {...words} {...acts} />);
  const dialog = screen.getByRole('alertdialog', { name: '签收链信' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('签收后不能撤回。');
  expect(document.activeElement?.textContent).toBe('取消');
  await person.click(screen.getByRole('button', { name: '签收' }));
  expect(acts.onConfirm).toHaveBeenCalledOnce();
  expect(acts.onOpenChange).not.toHaveBeenCalled();
});

test('places Cancel last when it is the preferred choice', () => {
  const { rerender } = render(<AlertDialog open {...words} {...spies()} />);
  const order = () => screen.getAllByRole('button').map((button) => button.textContent);
  expect(order()).toEqual(['取消', '签收']);
  rerender(<AlertDialog open prefersCancel {...words} {...spies()} />);
  expect(order()).toEqual(['签收', '取消']);
});

test('cannot be closed or confirmed again while busy', async () => {
  const acts = spies();
  const { person } = render(<AlertDialog open busy {...words} {...acts} />);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '签收' }));
  expect(acts.onOpenChange).not.toHaveBeenCalled();
  expect(acts.onConfirm).not.toHaveBeenCalled();
});
