import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Banner } from './banner.tsx';

test('only a critical banner is an alert', () => {
  render(
    <>
      <Banner>已提交</Banner>
      <Banner tone="critical">请求错误</Banner>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('已提交');
  expect(screen.getByRole('alert').textContent).toBe('请求错误');
});

test('shows a close button only with onDismiss', async () => {
  const onDismiss = vi.fn<() => void>();
  const { person, rerender } = render(<Banner>已提交</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner onDismiss={onDismiss}>已提交</Banner>);
  await person.click(screen.getByRole('button', { name: '关闭' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
