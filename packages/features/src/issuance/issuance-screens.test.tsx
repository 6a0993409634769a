import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import {
  detailOf,
  issuanceRow,
  issuePlatform,
  queueRows,
  registerPlatform,
  registerRows,
  reviewPlatform,
  TODAY,
} from './issuance.fixtures.ts';
import { IssueScreen } from './issue/issue-screen.tsx';
import { ManageScreen } from './manage/manage-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';

describe('issuing', () => {
  it('explains to who is no core enterprise why it cannot issue', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'supplierOperator' });
    expect(await screen.findByText('开立链信是核心企业的业务')).toBeDefined();
  });

  it('is for operators only', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreReviewer' });
    expect(await screen.findByText('由经办岗开立')).toBeDefined();
  });

  it('says what is missing and does not let it be submitted', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: issuePlatform });
    expect(await screen.findByText(/还需填写接收方/)).toBeDefined();
    expect(screen.getByRole('button', { name: '提交复核' })).toHaveProperty('disabled', true);
  });

  it('opens a returned one with the reason and its own promise number', async () => {
    const returned = registerRows[2] ?? issuanceRow({ state: 'returned' });
    const promise = vi.fn(() => 'CN-NEW');
    renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      at: '/?id=R3',
      replies: [...issuePlatform, reply(contract.issuance.get, detailOf(returned)), reply(contract.issuance.promiseNumber, promise)],
    });
    expect(await screen.findByText('到期日与合同不符')).toBeDefined();
    expect(screen.getByText('CN-JBMY-2026-004226')).toBeDefined();
    expect(promise).not.toHaveBeenCalled();
  });

  it('does not open one that can no longer be edited', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', at: '/?id=I1', replies: [...issuePlatform, ...reviewPlatform()] });
    expect(await screen.findByText('这笔申请现在不能修改')).toBeDefined();
  });
});

describe('the review queue', () => {
  const open = (extra: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen(<ReviewScreen />, { as: 'coreReviewer', replies: reviewPlatform(), ...extra });

  it('shows the oldest first and moves by key', async () => {
    const { user } = open();
    expect(await screen.findByText('OP20261119-0117')).toBeDefined();
    await user.keyboard('j');
    expect(await screen.findByText('OP20261119-0121')).toBeDefined();
    await user.keyboard('k');
    expect(await screen.findByText('OP20261119-0117')).toBeDefined();
  });

  it('returns with a reason and goes on to the next', async () => {
    const review = vi.fn(() => contract.issuance.review.example.response);
    const { user } = open({ replies: [...reviewPlatform(), reply(contract.issuance.review, review)] });
    await screen.findByText('OP20261119-0117');
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(dialog.getByText('请填写原因')).toBeDefined();
    await user.type(dialog.getByRole('textbox'), '发票与合同不符');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('OP20261119-0121')).toBeDefined();
    expect(review).toHaveBeenCalledWith({ id: 'I1', version: 1, decision: 'return', reason: '发票与合同不符' });
  });

  it('passes over a signature', async () => {
    const review = vi.fn(() => contract.issuance.review.example.response);
    const { user } = open({ replies: [...reviewPlatform(), reply(contract.issuance.review, review)] });
    await user.click(await screen.findByRole('button', { name: /通过并签名/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '签名确认' }));
    await user.type(await dialog.findByLabelText(/PIN/), '123456');
    await user.click(dialog.getByRole('button', { name: /签名并/ }));
    await waitFor(() => expect(review).toHaveBeenCalledWith(expect.objectContaining({ id: 'I1', decision: 'pass' })));
  });

  it('lets nobody review their own', async () => {
    open({ at: '/?id=I4' });
    expect(await screen.findByRole('button', { name: /通过并签名/ })).toHaveProperty('disabled', true);
    expect(screen.getAllByText('不能复核自己经办的').length).toBeGreaterThan(0);
  });

  it('says when somebody else was faster', async () => {
    const { user } = open({ replies: [...reviewPlatform(), refuse(contract.issuance.review, 'STALE_VERSION')] });
    await user.click(await screen.findByRole('button', { name: /退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '到期日与合同不符' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
  });

  it('asks of a void whether to void', async () => {
    open({ at: '/?id=I6' });
    expect(await screen.findByRole('button', { name: /同意作废并签名/ })).toBeDefined();
    expect(await screen.findByText('发票信息有误，重新开立')).toBeDefined();
  });

  it('can be read by an operator', async () => {
    open({ as: 'coreOperator' });
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(screen.queryByRole('button', { name: /通过并签名/ })).toBeNull();
  });

  it('says that nothing waits', async () => {
    open({ replies: reviewPlatform([]) });
    expect(await screen.findByText('没有待审核的开立')).toBeDefined();
    expect(queueRows.length).toBeGreaterThan(0);
  });
});

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
});
