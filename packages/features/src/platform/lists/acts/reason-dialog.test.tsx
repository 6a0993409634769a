import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const show = (props: { readonly reasonRequired?: boolean; readonly suggestions?: readonly string[] } = {}) => {
  const onConfirm = vi.fn();
  const { user } = renderScreen(
    <ReasonDialog
      open
      onOpenChange={() => undefined}
      title="退回"
      consequence="退回后由经办岗修改。"
      confirmLabel="退回"
      reader="本企业经办岗"
      onConfirm={onConfirm}
      {...props}
    />,
  );
  return { user, onConfirm };
};

test('requires a reason', async () => {
  const { user, onConfirm } = show();
  await user.type(screen.getByRole('textbox', { name: /原因/ }), '   ');
  await user.click(screen.getByRole('button', { name: '退回' }));
  expect(screen.getByText('请填写原因')).toBeDefined();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('shows who will read the reason', () => {
  show();
  expect(screen.getByText('本企业经办岗可以看到，不超过 100 个字')).toBeDefined();
});

test('trims the reason', async () => {
  const { user, onConfirm } = show();
  await user.type(screen.getByRole('textbox', { name: /原因/ }), ' 发票有误 ');
  await user.click(screen.getByRole('button', { name: '退回' }));
  expect(onConfirm).toHaveBeenCalledWith('发票有误');
});

test('accepts a common reason on click', async () => {
  const { user, onConfirm } = show({ suggestions: ['金额有误'] });
  await user.click(screen.getByRole('button', { name: '金额有误' }));
  await user.click(screen.getByRole('button', { name: '退回' }));
  expect(onConfirm).toHaveBeenCalledWith('金额有误');
});

test('allows an empty reason if optional, and limits it to a hundred characters', async () => {
  const { user, onConfirm } = show({ reasonRequired: false });
  expect(screen.getByRole('textbox', { name: /原因/ }).getAttribute('maxlength')).toBe('100');
  await user.click(screen.getByRole('button', { name: '退回' }));
  expect(onConfirm).toHaveBeenCalledWith('');
});

test('is disabled without network, with an explanation, and keeps the reason', async () => {
  const { user, onConfirm } = show();
  await user.type(screen.getByRole('textbox', { name: /原因/ }), '金额有误');
  network('offline');
  expect(screen.getByRole('button', { name: '退回' })).toHaveProperty('disabled', true);
  expect(screen.getAllByText(/网络已断开，恢复后才能继续/).length).toBeGreaterThan(0);
  network('online');
  await user.click(screen.getByRole('button', { name: '退回' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('金额有误');
});
