import { NavigationProvider, rowAt } from '../../../platform/navigation/index.ts';
import { registrationScreens } from '../../../entry/registration/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EntryFrame } from './entry-frame.tsx';
import { makeTable } from './table.fixture.ts';

const table = makeTable();
vi.stubGlobal('scrollTo', () => undefined);

test('a visitor reads the guide over the form, and returns to their input', async () => {
  const row = rowAt(table, '/register');
  if (row?.kind !== 'page') throw new Error('no page /register');
  const Register = await registrationScreens.register.load();
  const { user } = renderScreen(
    <NavigationProvider rows={table}>
      <EntryFrame row={row}>
        <Register />
      </EntryFrame>
    </NavigationProvider>,
    { at: '/register' },
  );
  await user.type(await screen.findByLabelText('邮箱'), 'chen@example.com');
  const opener = screen.getByRole('button', { name: '查看操作指南' });
  opener.focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: '操作指南' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  await user.click(within(sheet).getByRole('button', { name: '从受邀到收款' }));
  expect(within(sheet).getByRole('heading', { name: '从受邀到收款' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.getByLabelText('邮箱')).toHaveProperty('value', 'chen@example.com');
});
