import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/index.ts';
import { render } from '../testing/render.tsx';
import { NetworkButton } from './network-button.tsx';

const setConnection = (kind: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(kind === 'online');
  act(() => void window.dispatchEvent(new Event(kind)));
};
afterEach(() => vi.restoreAllMocks());

test('is disabled with a reason while offline, and enabled again when back online', async () => {
  const onClick = vi.fn();
  const { person } = render(
    <>
      <NetworkButton onClick={onClick} aria-describedby="own">
        提交复核
      </NetworkButton>
      <p id="own">提交后交审核岗</p>
    </>,
  );
  const button = screen.getByRole('button', { name: '提交复核', description: '提交后交审核岗' });
  setConnection('offline');
  expect(screen.getByRole('button', { description: '提交后交审核岗 网络已断开，恢复后才能继续。已填写的内容不会丢失。' })).toBe(button);
  await person.click(button);
  expect(onClick).not.toHaveBeenCalled();
  setConnection('online');
  await person.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('does not submit the form by Enter while offline', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { person } = render(
    <form onSubmit={onSubmit}>
      <input aria-label="金额" />
      <NetworkButton type="submit">提交</NetworkButton>
    </form>,
  );
  setConnection('offline');
  await person.type(screen.getByLabelText('金额'), '100{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  setConnection('online');
  await person.type(screen.getByLabelText('金额'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('金额')).toHaveProperty('value', '100');
});

test('a confirmation that needs the network shows why it is disabled, and can still be cancelled', async () => {
  const [onConfirm, onOpenChange] = [vi.fn(), vi.fn()];
  const { person } = render(
    <AlertDialog open needsNetwork title="撤回" consequence="撤回后终止。" confirmLabel="撤回" {...{ onConfirm, onOpenChange }} />,
  );
  setConnection('offline');
  expect(screen.getAllByText(/网络已断开，恢复后才能继续/).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: '撤回' })).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('button', { name: '取消' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  setConnection('online');
  await person.click(screen.getByRole('button', { name: '撤回' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
