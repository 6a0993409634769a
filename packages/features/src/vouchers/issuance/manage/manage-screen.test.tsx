import { contract, type RequestOf } from '@lianxin/api/contract';
import { ids, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { detailOf, issuanceRow, registerPlatform } from '../issuance.fixtures.ts';
import { ManageScreen } from './manage-screen.tsx';

describe('the list of issuances', () => {
  const open = (extra: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen(<ManageScreen />, { as: 'coreOperator', replies: registerPlatform, places: ['issuance.issue'], ...extra });

  it('requests the state of the chip and keeps it in the address', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /云岭物流/ });
    await user.click(screen.getByRole('radio', { name: /已生效/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /云岭物流/ })).toBeNull());
    expect(screen.getByTestId('address').textContent).toContain('state=inForce');
  });

  it('has chips for groups of states, and for a state of its own only while it is chosen', async () => {
    open({ at: '/?state=00' });
    await screen.findByRole('radio', { name: /草稿/, checked: true });
    for (const name of [/^待我办/, /^在途/, /^已生效/, /^异常/, /^已结/, /^未结清/])
      expect(screen.getByRole('radio', { name })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^待签收/ })).toBeNull();
  });

  it('opens the details beside the list', async () => {
    open({ at: '/?id=R2' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('人民币壹佰玖拾捌万陆仟伍佰元整')).toBeDefined();
    expect(sheet.getByRole('tab', { name: '操作记录' })).toBeDefined();
  });

  it('shows the reason of a return or refusal', async () => {
    const refused = detailOf(issuanceRow({ state: 'refused', reason: '合同未约定凭证支付' }));
    open({ at: '/?id=R2', replies: [...registerPlatform, reply(contract.issuance.get, refused)] });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('合同未约定凭证支付')).toBeDefined();
    expect(sheet.getByRole('tab', { name: '申请内容', selected: true })).toBeDefined();
  });
});

describe('a row of the list', () => {
  type Row = Parameters<typeof issuanceRow>[0];
  type Acts = Row['acts'];
  const detail = contract.issuance.get.example.response;

  const show = (rows: readonly Row[], replies: readonly MockReply[] = []) =>
    renderScreen(<ManageScreen />, {
      as: 'coreOperator',
      places: ['issuance.issue'],
      replies: [
        ...registerPlatform,
        reply(contract.issuance.list, {
          ...contract.issuance.list.example.response,
          ...pageOf(rows.map((row, index) => issuanceRow({ id: ids.issuance(`I${index}`), version: 3, ...row }))),
        }),
        ...replies,
      ],
    });
  async function press(act: Exclude<Acts, undefined>[number], name: string, replies: readonly MockReply[] = []) {
    const { user } = show([{ acts: [act] }], replies);
    await user.click(await screen.findByText(name, { selector: 'td button' }));
    const confirm = async () => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    return { user, confirm };
  }
  const address = () => screen.getByTestId('address').textContent;

  it('offers exactly its acts', async () => {
    show([
      { acts: ['view', 'edit', 'submit', 'delete'] },
      { acts: ['view', 'withdraw', 'remind'] },
      // It is reviewed in the queue and signed by the recipient.
      { acts: ['view', 'pass', 'return', 'sign', 'refuse'] },
      { acts: ['view', 'remind', 'voidApply'] },
      { acts: ['view', 'tree', 'copy'] },
      { acts: ['view'] },
    ]);
    await screen.findByText('复制开立');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual([
      ['编辑', '提交复核', '删除'],
      ['撤回', '催办'],
      [],
      ['催办', '申请作废'],
      ['轨迹', '复制开立'],
      [],
    ]);
  });

  it('opens on click anywhere', async () => {
    const { user } = show([{ applicationNumber: 'OP20261119-0117', acts: [] }]);
    await user.click(await screen.findByText('OP20261119-0117'));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(address()).toBe('/?id=I0');
  });

  it.each([
    ['the form to edit it', 'edit', '编辑', '/place/issuance.issue?id=I0'],
    ['the form with a copy of it', 'copy', '复制开立', '/place/issuance.issue?copy=I0'],
    ['the vouchers that came of it', 'tree', '轨迹', '/?id=I0&tab=voucher'],
  ] as const)('leads to %s', async (_, act, name, place) => {
    await press(act, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('submits a complete draft after a confirmation', async () => {
    const applied = vi.fn(() => contract.issuance.apply.example.response);
    const { confirm } = await press('submit', '提交复核', [reply(contract.issuance.get, detail), reply(contract.issuance.apply, applied)]);
    await confirm();
    await waitFor(() => expect(applied).toHaveBeenCalledWith({ id: 'I0', version: 3, form: detail.form }));
  });

  it('opens the form of an incomplete draft', async () => {
    await press('submit', '提交复核', [reply(contract.issuance.get, { ...detail, form: { amount: detail.form.amount } })]);
    await waitFor(() => expect(address()).toBe('/place/issuance.issue?id=I0'));
  });

  it('deletes a draft after a confirmation', async () => {
    const removed = vi.fn(() => ({}));
    const { confirm } = await press('delete', '删除', [reply(contract.issuance.deleteDraft, removed)]);
    await confirm();
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'I0', version: 3 }));
  });

  it('reminds the next party', async () => {
    const reminded = vi.fn(() => contract.issuance.remind.example.response);
    await press('remind', '催办', [reply(contract.issuance.remind, reminded)]);
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'I0' }));
  });

  it('is withdrawn with an optional reason', async () => {
    const cancelled = vi.fn(() => contract.issuance.cancel.example.response);
    const { confirm } = await press('withdraw', '撤回', [reply(contract.issuance.cancel, cancelled)]);
    await confirm();
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ id: 'I0', version: 3, act: 'withdraw' }));
  });

  it('is requested to be void with a reason', async () => {
    const cancelled = vi.fn<(request: RequestOf<typeof contract.issuance.cancel>) => void>();
    const { user, confirm } = await press('voidApply', '申请作废', [
      reply(contract.issuance.cancel, (request) => (cancelled(request), contract.issuance.cancel.example.response)),
    ]);
    await confirm();
    expect(cancelled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '贸易已取消' }));
    await confirm();
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ id: 'I0', version: 3, act: 'void', reason: '贸易已取消' }));
  });
});

it.each([
  ['coreOperator', 1],
  ['coreReviewer', 0],
  ['coreAdministrator', 0],
] as const)('allows a new issuance to operators only: %s', async (as, links) => {
  renderScreen(<ManageScreen />, { as, replies: registerPlatform, places: ['issuance.issue'] });
  await screen.findByRole('row', { name: /云岭物流/ });
  expect(screen.queryAllByRole('link', { name: '开立链信' })).toHaveLength(links);
});
