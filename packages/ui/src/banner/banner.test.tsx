import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Banner } from './banner.tsx';

test('interrupts only for what is critical', () => {
  render(
    <>
      <Banner>已提交</Banner>
      <Banner tone="critical">请求错误</Banner>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('已提交');
  expect(screen.getByRole('alert').textContent).toBe('请求错误');
});

test('offers a cross only where someone listens', async () => {
  const onDismiss = vi.fn<() => void>();
  const { person, rerender } = render(<Banner>已提交</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner onDismiss={onDismiss}>已提交</Banner>);
  await person.click(screen.getByRole('button', { name: '关闭' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
