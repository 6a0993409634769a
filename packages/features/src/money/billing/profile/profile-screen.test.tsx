import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { profileIs } from '../billing.fixtures.ts';
import { ProfileScreen } from './profile-screen.tsx';

const { billing } = contract;
const as = 'supplierAdministrator';

it('shows name and tax number of the registration, and saves the rest', async () => {
  const sent = vi.fn(() => billing.saveInvoiceProfile.example.response);
  const { user } = renderScreen(<ProfileScreen />, { as, replies: [reply(billing.saveInvoiceProfile, sent)] });
  expect(await screen.findByText('91140000110057086C')).toBeDefined();
  const mail = screen.getByLabelText(/邮箱/);
  await user.clear(mail);
  await user.type(mail, 'fapiao@hengxin.example');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'special', email: 'fapiao@hengxin.example', version: 1 })),
  );
  expect(await screen.findByText('开票信息已保存')).toBeDefined();
});

it('requires the fields of a special invoice', async () => {
  const sent = vi.fn(() => billing.saveInvoiceProfile.example.response);
  const { user } = renderScreen(<ProfileScreen />, {
    as,
    replies: [profileIs({ saved: false, address: '', phone: '' }), reply(billing.saveInvoiceProfile, sent)],
  });
  expect(await screen.findByText(/保存后才能申请开票/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText(/地址/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: '数电普票' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ordinary', address: '' })));
});

it('offers a retry after a failure', async () => {
  renderScreen(<ProfileScreen />, { as, replies: [fail(billing.invoiceProfile, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
