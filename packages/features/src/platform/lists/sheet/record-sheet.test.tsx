import { ApiError } from '@lianxin/api/client';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { useSheet } from './use-sheet.ts';

const refresh = vi.fn(() => Promise.resolve());

function Example({ error }: { readonly error?: ApiError | undefined }) {
  const at = useSheet();
  return (
    <RecordSheet at={at} shown={{ data: { name: '甲' }, error, refresh }} title={() => '供应商'}>
      {({ name }) => <p>{name}</p>}
    </RecordSheet>
  );
}

test('a record that could not be renewed says so and stays in sight', async () => {
  const error = new ApiError({ kind: 'http', status: 500 }, { endpointPath: '/x', url: '/api/x' }, '');
  const { user } = renderScreen(<Example error={error} />, { at: '/?id=1' });
  expect(await screen.findByText('没有更新，所示内容可能已经变化')).toBeDefined();
  expect(screen.getByText('甲')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a record that was renewed says nothing of it', async () => {
  renderScreen(<Example />, { at: '/?id=1' });
  await screen.findByText('甲');
  expect(screen.queryByText('没有更新，所示内容可能已经变化')).toBeNull();
});
