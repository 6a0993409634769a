import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

test('an error is announced, can be retried, and shows the request id', async () => {
  const onRetry = vi.fn<() => void>();
  const { person } = render(
    <ErrorState title="没有加载出来" onRetry={onRetry} requestId="7f3a91c4">
      网关超时。
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toContain('7f3a91c4');
  expect(screen.getByRole('button', { name: '复制' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an empty state explains itself and is not an alert', () => {
  render(
    <EmptyState title="还没有转让记录" level={2}>
      在这里查看复核与签收进度。
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: '还没有转让记录' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
