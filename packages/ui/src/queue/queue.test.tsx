import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Queue, type QueueItem } from './queue.tsx';

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

const many: readonly QueueItem[] = ['1', '2', '3', '4', '5'].map((id) => ({
  id,
  title: `第 ${id} 笔`,
  amount: '1.00',
  meta: '昨天',
  ...(id === '3' ? { disabledReason: '不能复核自己经办的' } : {}),
  ...(id > '3' ? { group: { id: 'sheet', label: '同批提交 2 笔', note: '2.00' } } : {}),
}));

function Ticking() {
  const [current, show] = useState('1');
  const [checked, tick] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Queue label="审核" items={many} currentId={current} onCurrentChange={show} checked={checked} onCheckedChange={tick} />
      <output>{[...checked].toSorted().join()}</output>
    </>
  );
}

const ticked = () => screen.getByRole('status').textContent;

test('ticks all that can be ticked, and clears them again', async () => {
  const { person } = render(<Ticking />);
  await person.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(ticked()).toBe('1,2,4,5');
  await person.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(ticked()).toBe('');
});

test('ticks the items of one group together, under their sum', async () => {
  const { person } = render(<Ticking />);
  expect(screen.getByText('2.00')).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: '同批提交 2 笔' }));
  expect(ticked()).toBe('4,5');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' }).indeterminate).toBe(true);
});

test('ticks a range with Shift and a click, without those that cannot be ticked', async () => {
  const { person } = render(<Ticking />);
  await person.click(screen.getByRole('checkbox', { name: '选择 第 1 笔' }));
  await person.keyboard('{Shift>}');
  await person.click(screen.getByRole('checkbox', { name: '选择 第 4 笔' }));
  await person.keyboard('{/Shift}');
  expect(ticked()).toBe('1,2,4');
});

test('ticks a range with Shift and arrows, and with Shift and Space', async () => {
  const { person } = render(<Ticking />);
  act(() => screen.getByRole('button', { name: /第 1 笔/ }).focus());
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(ticked()).toBe('1,2');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(ticked()).toBe('1,2,4,5');
});
