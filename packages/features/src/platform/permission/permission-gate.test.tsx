import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PermissionGate } from './permission-gate.tsx';
import { usePermission } from './use-permission.ts';
import { usePermittedRef } from './use-permitted-ref.ts';

const pressed = vi.fn<() => void>();
const Act = () => (
  <button type="button" onClick={pressed}>
    开立链信
  </button>
);

afterEach(() => void vi.useRealTimers());

test('shows content to a person with one of the permissions', async () => {
  renderScreen(
    <PermissionGate needs={['issuance.review', 'issuance.make']}>
      <Act />
    </PermissionGate>,
    { as: 'coreOperator' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '开立链信' }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('shows nothing without the permission', async () => {
  renderScreen(
    <>
      <PermissionGate needs={['issuance.make']}>
        <Act />
      </PermissionGate>
      <p>其他</p>
    </>,
    { as: 'coreReviewer' },
  );
  expect(await screen.findByText('其他')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a replacement', async () => {
  renderScreen(
    <PermissionGate needs={['issuance.make']} otherwise={<p>由经办岗开立</p>}>
      <Act />
    </PermissionGate>,
    { as: 'coreReviewer' },
  );
  expect(await screen.findByText('由经办岗开立')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('refuses a click with the specification’s words, for three seconds', async () => {
  pressed.mockClear();
  renderScreen(
    <PermissionGate needs={['issuance.make']} block>
      <Act />
    </PermissionGate>,
    { as: 'coreReviewer' },
  );
  const button = await screen.findByRole('button', { name: '开立链信' });
  // Loaded with the first notice, which fake timers would block.
  await import('../notices/toaster.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  while (screen.queryByText('您没有权限进行此操作') === null) await act(() => vi.advanceTimersByTimeAsync(10));
  expect(pressed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(screen.getByText('您没有权限进行此操作')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('您没有权限进行此操作')).toBeNull();
});

function Removed() {
  const ref = usePermittedRef('transfer.make');
  return (
    <div>
      <button ref={ref} type="button">
        申请转让
      </button>
      <p>{usePermission('transfer.make') ? '可以' : '不可以'}</p>
    </div>
  );
}

test('removes an element without the permission, and keeps it otherwise', async () => {
  const { unmount } = renderScreen(<Removed />, { as: 'supplierReviewer' });
  expect(await screen.findByText('不可以')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderScreen(<Removed />, { as: 'supplierOperator' });
  expect(await screen.findByText('可以')).toBeTruthy();
  expect(screen.getByRole('button', { name: '申请转让' })).toBeTruthy();
});

test('a visitor has no permission', async () => {
  renderScreen(
    <PermissionGate needs={['records.read']} otherwise={<p>请先登录</p>}>
      <Act />
    </PermissionGate>,
  );
  expect(await screen.findByText('请先登录')).toBeTruthy();
});
