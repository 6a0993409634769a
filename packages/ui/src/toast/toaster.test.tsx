import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { notify } from './notice-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => void vi.useRealTimers());

test('a critical notice is an alert, others are a status, and both can be closed', async () => {
  const { person } = render(<Toaster />);
  act(() => notify({ tone: 'critical', text: '请求错误，请稍后重试！', durationMs: Infinity }));
  expect((await screen.findByRole('alert')).textContent).toContain('请求错误，请稍后重试！');
  await person.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  act(() => notify({ tone: 'positive', text: '请求成功！', durationMs: Infinity }));
  expect((await screen.findByRole('status')).textContent).toContain('请求成功！');
  await person.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('its action runs once and closes the notice', async () => {
  const onSelect = vi.fn<() => void>();
  const { person } = render(<Toaster />);
  act(() => notify({ tone: 'critical', text: '该单据已被处理', durationMs: Infinity, action: { label: '查看结果', onSelect } }));
  await person.click(await screen.findByRole('button', { name: '查看结果' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('is not a keyboard trap: the focus can move in and out', async () => {
  const { person } = render(
    <>
      <button type="button">第一</button>
      <button type="button">第二</button>
      <Toaster />
    </>,
  );
  act(() => notify({ text: '单据已提交', durationMs: Infinity }));
  const close = await screen.findByRole('button', { name: '关闭' });
  act(() => screen.getByRole('button', { name: '第二' }).focus());
  await person.tab();
  expect(document.activeElement).toBe(close);
  await person.tab();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '第一' }));
  await person.click(close);
  await waitFor(() => expect(screen.queryByText('单据已提交')).toBeNull());
});

test('restores the focus when closed by keyboard', async () => {
  const { person } = render(
    <>
      <button type="button">提交</button>
      <Toaster />
    </>,
  );
  act(() => notify({ text: '单据已提交', durationMs: Infinity }));
  const close = await screen.findByRole('button', { name: '关闭' });
  const before = screen.getByRole('button', { name: '提交' });
  act(() => before.focus());
  await person.tab();
  expect(document.activeElement).toBe(close);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('单据已提交')).toBeNull());
  expect(document.activeElement).toBe(before);
});

test('closes automatically after its duration, and not before', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => notify({ text: '您没有权限进行此操作', durationMs: 3_000 }));
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(screen.getByText('您没有权限进行此操作')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('您没有权限进行此操作')).toBeNull();
});

test('pushes the page down instead of covering it', async () => {
  render(<Toaster />);
  act(() => notify({ text: '单据已提交', durationMs: Infinity }));
  const area = (await screen.findByText('单据已提交')).closest('[data-notices]');
  expect(area?.className.split(' ')).toEqual(expect.arrayContaining(['sticky', 'top-0']));
  expect(area?.innerHTML).not.toMatch(/\b(fixed|absolute)\b/);
});

test('pauses while the pointer is on it', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => notify({ text: '单据已提交', durationMs: 3_000 }));
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(item);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('单据已提交')).toBeDefined();
  fireEvent.pointerLeave(item);
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(screen.queryByText('单据已提交')).toBeNull();
});

test('shows the three latest notices, and replaces one with the same id', async () => {
  render(<Toaster />);
  act(() => ['一', '二', '三', '四'].forEach((text) => notify({ text, durationMs: Infinity, id: text })));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['二', '三', '四']);
  act(() => notify({ text: '新', durationMs: Infinity, id: '三' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['二', '四', '新']);
});
