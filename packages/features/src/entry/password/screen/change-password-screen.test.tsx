import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../../platform/session/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

function Door() {
  return <p>{useSession().state.status}</p>;
}

it('shows the form as a page', async () => {
  renderScreen(
    <>
      <ChangePasswordScreen />
      <Door />
    </>,
    { as: 'supplierAdministrator' },
  );
  expect(await screen.findByRole('heading', { name: '修改密码' })).toBeDefined();
  expect(screen.getByRole('form', { name: '修改密码' })).toBeDefined();
  await waitFor(() => expect(screen.getByText('signedIn')).toBeDefined());
});
