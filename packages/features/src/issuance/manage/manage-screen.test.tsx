import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { detailOf, issuanceRow, registerPlatform } from '../issuance.fixtures.ts';
import { ManageScreen } from './manage-screen.tsx';

describe('the register', () => {
  const open = (extra: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen(<ManageScreen />, { as: 'coreOperator', replies: registerPlatform, places: ['issuance.issue'], ...extra });

  it('offers of each row what the server says it allows', async () => {
    open();
    const settled = within(await screen.findByRole('row', { name: /云岭物流/ }));
    expect(settled.getAllByRole('button').map((button) => button.textContent)).toEqual(['轨迹', '复制开立']);
  });

  it('withdraws, with or without a reason', async () => {
    const cancel = vi.fn(() => contract.issuance.cancel.example.response);
    const { user } = open({ replies: [...registerPlatform, reply(contract.issuance.cancel, cancel)] });
    const row = within(await screen.findByRole('row', { name: /OP20261119-0117/ }));
    await user.click(row.getByRole('button', { name: '撤回' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(cancel).toHaveBeenCalledWith({ id: 'R2', version: 1, act: 'withdraw' }));
  });

  it('leads to the form to copy one', async () => {
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /朔源矿山/ }));
    await user.click(row.getByRole('button', { name: '复制开立' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/issuance.issue?copy=R5');
  });

  it('asks for the state of the chip and keeps it in the address', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /云岭物流/ });
    await user.click(screen.getByRole('radio', { name: /已生效/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /云岭物流/ })).toBeNull());
    expect(screen.getByTestId('address').textContent).toContain('state=30');
  });

  it('opens the detail beside the list', async () => {
    open({ at: '/?id=R2' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('人民币壹佰玖拾捌万陆仟伍佰元整')).toBeDefined();
    expect(sheet.getByRole('tab', { name: '操作记录' })).toBeDefined();
  });

  it('says why at once where one was returned or refused', async () => {
    const refused = detailOf(issuanceRow({ state: 'refused', reason: '合同未约定凭证支付' }));
    open({ at: '/?id=R2', replies: [...registerPlatform, reply(contract.issuance.get, refused)] });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('合同未约定凭证支付')).toBeDefined();
    expect(sheet.getByRole('tab', { name: '申请内容', selected: true })).toBeDefined();
  });
});
