import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { invitations, pageOfSuppliers, supplierRows } from '../suppliers.fixtures.ts';
import { SuppliersScreen } from './suppliers-screen.tsx';

const { supplier } = contract;
const invitation = supplier.invite.example.response;

it('an outside enterprise is invited by a link to copy or scan, without names', async () => {
  const invited = vi.fn(() => invitation);
  const { user } = renderScreen(<SuppliersScreen />, {
    as: 'supplierOperator',
    replies: [reply(supplier.list, pageOfSuppliers([])), reply(supplier.invite, invited)],
  });
  await user.click(await screen.findByRole('button', { name: '邀请第一个供应商' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请供应商' }));
  await user.type(dialog.getByLabelText('备注'), '新晨机械');
  await user.click(dialog.getByRole('radio', { name: '30 天' }));
  await user.click(dialog.getByRole('button', { name: '生成链接' }));
  expect(await dialog.findByRole('img', { name: '邀请注册的二维码' })).toBeDefined();
  const link = dialog.getByText(/registration\.register/).textContent;
  expect(link).toContain(`invite=${invitation.token}`);
  expect(link).not.toContain('新晨');
  expect(invited).toHaveBeenCalledWith({ note: '新晨机械', days: 30 });
});

it('an unknown code leads to an invitation', async () => {
  const { user } = renderScreen(<SuppliersScreen />, {
    as: 'supplierOperator',
    replies: [reply(supplier.list, pageOfSuppliers(supplierRows)), reply(supplier.lookUp, null)],
  });
  await user.click(await screen.findByRole('button', { name: '添加供应商' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加供应商' }));
  await user.type(dialog.getByLabelText('统一社会信用代码'), '91140600MA0NEWCH28');
  await user.click(dialog.getByRole('button', { name: '查询' }));
  await user.click(await dialog.findByRole('button', { name: '生成邀请链接' }));
  expect(await screen.findByRole('dialog', { name: '邀请供应商' })).toBeDefined();
});

it('invitations are listed with states, and revoked after a confirmation', async () => {
  const revoked = vi.fn(() => supplier.revoke.example.response);
  const { user } = renderScreen(<SuppliersScreen />, {
    as: 'supplierOperator',
    replies: [
      reply(supplier.list, pageOfSuppliers(supplierRows)),
      reply(supplier.invitations, pageOf(invitations)),
      reply(supplier.revoke, revoked),
    ],
  });
  const panel = within(await screen.findByRole('region', { name: '已发出的邀请' }));
  expect(panel.getByText('待注册')).toBeDefined();
  expect(panel.getByText('注册中')).toBeDefined();
  expect(panel.getByText('云岭物流有限公司')).toBeDefined();
  const [first] = panel.getAllByRole('button', { name: '撤销' });
  if (first) await user.click(first);
  const question = await screen.findByRole('alertdialog', { name: '撤销邀请' });
  expect(question.textContent).toContain('链接立即失效');
  await user.click(within(question).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(revoked).toHaveBeenCalledWith({ id: invitation.id }));
});

it('a reviewer cannot invite', async () => {
  renderScreen(<SuppliersScreen />, { as: 'supplierReviewer', replies: [reply(supplier.list, pageOfSuppliers(supplierRows))] });
  await screen.findByText('恒信机电设备有限公司');
  expect(screen.queryByRole('button', { name: '邀请供应商' })).toBeNull();
});
