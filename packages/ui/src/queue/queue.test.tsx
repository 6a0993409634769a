import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Queue } from './queue.tsx';

const items = [
  { id: '1', title: '恒信机电', amount: '1.00', meta: '昨天' },
  { id: '2', title: '长平水泥', amount: '2.00', meta: '昨天', disabledReason: '不能复核自己经办的' },
];

test('J moves to the next item, Enter opens it', async () => {
  const onCurrentChange = vi.fn<(...args: unknown[]) => void>();
  const onOpen = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(<Queue label="审核" items={items} currentId="1" onCurrentChange={onCurrentChange} onOpen={onOpen} />);
  act(() => screen.getByRole('button', { name: /恒信机电/ }).focus());
  await person.keyboard('j');
  expect(onCurrentChange).toHaveBeenCalledWith('2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /长平水泥/ }));
  await person.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('1');
});

test('an item that must be handled alone cannot be ticked but is readable', () => {
  const alone = [{ id: '3', title: '作废申请', amount: '3.00', meta: '昨天', note: '申请作废', aloneReason: '逐笔复核' }];
  render(<Queue label="审核" items={alone} onCurrentChange={vi.fn<(...args: unknown[]) => void>()} checked={new Set()} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 作废申请' }).disabled).toBe(true);
  expect(screen.getByText('申请作废')).toBeTruthy();
});

test('shows why an item cannot be handled and disables its check box', () => {
  render(<Queue label="审核" items={items} currentId="1" onCurrentChange={vi.fn<(...args: unknown[]) => void>()} checked={new Set()} />);
  expect(screen.getByText('不能复核自己经办的')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 长平水泥' }).disabled).toBe(true);
});
