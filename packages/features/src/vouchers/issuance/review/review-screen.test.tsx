import { contract, type RequestOf } from '@lianxin/api/contract';
import { ids, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { network } from '../../../platform/testing/network.ts';
import { RecordName } from '../../../platform/testing/record-name.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { issuanceRow, queueRows, reviewPlatform } from '../issuance.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

afterEach(() => vi.restoreAllMocks());

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

  it('names the item of the address by its number', async () => {
    renderScreen(
      <>
        <ReviewScreen />
        <RecordName />
      </>,
      { as: 'coreReviewer', at: '/?id=I1', replies: reviewPlatform() },
    );
    await waitFor(() => expect(screen.getByLabelText('records').textContent).toBe('OP20261119-0117'));
  });

  it('returns with a reason and continues with the next', async () => {
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

  it('approves several, except one’s own and voids', async () => {
    const sent: string[] = [];
    const review = reply(contract.issuance.review, ({ id }) => {
      sent.push(id);
      return contract.issuance.review.example.response;
    });
    const { user } = open({ replies: [...reviewPlatform(), review] });
    await user.click(await screen.findByRole('checkbox', { name: /朔源矿山机械有限公司/ }));
    await user.click(screen.getByRole('checkbox', { name: /同川建筑安装有限公司/ }));
    expect(screen.getByRole('checkbox', { name: /长平水泥制品有限公司/ })).toHaveProperty('disabled', true);
    expect(await screen.findByText('已选 2 笔')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '批量通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量通过开立申请' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(await dialog.findByRole('button', { name: /签名并通过 2 笔/ }));
    expect(await dialog.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(sent).toEqual(['I2', 'I5']);
  });

  it('passes a sheet of 25 with three presses', async () => {
    const sheet = Array.from({ length: 25 }, (_, index) =>
      issuanceRow({ id: ids.issuance(`S${index}`), applicationNumber: `OP20261120-1${index}`, batchNumber: 'OP20261120-10' }),
    );
    const [alone, ...others] = queueRows;
    if (!alone) throw new Error('no example');
    // Another application stands among them in the answer.
    const rows = [...sheet.slice(0, 10), alone, ...sheet.slice(10), ...others];
    const sent: string[] = [];
    const { user } = open({
      replies: [
        ...reviewPlatform(),
        reply(contract.issuance.list, { ...contract.issuance.list.example.response, list: rows, total: rows.length }),
        reply(contract.issuance.review, ({ id }) => {
          sent.push(id);
          return contract.issuance.review.example.response;
        }),
      ],
    });
    let presses = 0;
    const press = async (control: HTMLElement) => {
      presses += 1;
      await user.click(control);
    };
    await press(await screen.findByRole('checkbox', { name: '同批提交 25 笔' }));
    await press(screen.getByRole('button', { name: '批量通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量通过开立申请' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await press(await dialog.findByRole('button', { name: /签名并通过 25 笔/ }));
    expect(await dialog.findByText('共 25 笔：成功 25 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(sent).toEqual(sheet.map(({ id }) => id));
    expect(presses).toBe(3);
  });

  it('keeps the term and the cover of a term beyond six months', async () => {
    open();
    const long = (await screen.findByText('超 6 个月')).closest('button');
    expect(long?.textContent).toContain('270 天');
    expect(long?.textContent).toContain('发票 100.00%');
  });

  it('blocks approval if a check fails', async () => {
    const { get } = contract.issuance;
    const checks = [{ rule: 'R-10', code: 'quota', level: 'fail', figures: { shortfall: '500000.00' } }] as const;
    open({ replies: [...reviewPlatform(), reply(get, ({ id }) => ({ ...get.example.response, id, checks: [...checks] }))] });
    expect(await screen.findByText('额度不足，不能通过，请退回经办岗')).toBeDefined();
    expect(screen.getByRole('button', { name: /^通过并签名/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^退回/ })).toHaveProperty('disabled', false);
  });

  it('is disabled without network', async () => {
    open();
    await screen.findByRole('button', { name: /通过并签名/ });
    network('offline');
    for (const name of [/通过并签名/, /退回/])
      expect(screen.getByRole('button', { name, description: /网络已断开，恢复后才能继续/ })).toHaveProperty('disabled', true);
    network('online');
    expect(screen.getByRole('button', { name: /通过并签名/ })).toHaveProperty('disabled', false);
  });

  it('blocks one’s own', async () => {
    open({ at: '/?id=I4' });
    expect(await screen.findByRole('button', { name: /通过并签名/ })).toHaveProperty('disabled', true);
    expect(screen.getAllByText('不能复核自己经办的').length).toBeGreaterThan(0);
  });

  it('reports a conflict', async () => {
    const { user } = open({ replies: [...reviewPlatform(), refuse(contract.issuance.review, 'STALE_VERSION')] });
    await user.click(await screen.findByRole('button', { name: /退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '到期日与合同不符' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
  });

  it('asks whether to void', async () => {
    open({ at: '/?id=I6' });
    expect(await screen.findByRole('button', { name: /同意作废并签名/ })).toBeDefined();
    expect(await screen.findByText('发票信息有误，重新开立')).toBeDefined();
  });

  it('reports one that was handled meanwhile', async () => {
    open({ at: '/?id=I99' });
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
    expect(screen.queryByRole('button', { name: /通过并签名/ })).toBeNull();
  });

  it('is read-only for an operator', async () => {
    open({ as: 'coreOperator' });
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(screen.queryByRole('button', { name: /通过并签名/ })).toBeNull();
    expect(screen.queryByText('不能复核自己经办的')).toBeNull();
  });

  it('reports an empty queue', async () => {
    open({ replies: reviewPlatform([]) });
    expect(await screen.findByText('没有待复核的开立')).toBeDefined();
    expect(queueRows.length).toBeGreaterThan(0);
  });
});

describe('an item', () => {
  const toReview = { state: 'awaitingReview', acts: ['view', 'pass', 'return'] } as const;
  const toVoid = { state: 'voidAwaitingReview', acts: ['view', 'voidApprove', 'voidReject'] } as const;
  const signature = contract.signature.sign.example.response;

  function show({ state, acts }: typeof toReview | typeof toVoid, carried: readonly (typeof acts)[number][] = acts) {
    const reviewed = vi.fn<(request: RequestOf<typeof contract.issuance.review>) => void>();
    const takes: MockReply = reply(contract.issuance.review, (request) => (reviewed(request), contract.issuance.review.example.response));
    const page = renderScreen(<ReviewScreen />, {
      as: 'coreReviewer',
      replies: [...reviewPlatform([issuanceRow({ state, version: 5, acts: [...carried] })]), takes],
    });
    const verbs = async () => {
      await screen.findByText('1 / 1');
      return page.container.querySelector('footer');
    };
    const press = async (name: RegExp) => page.user.click(await screen.findByRole('button', { name }));
    return { ...page, reviewed, verbs, press };
  }

  it('offers a reminder while a reviewer is awaited', async () => {
    const asked = vi.fn<(states: unknown) => void>();
    const list = reply(contract.issuance.list, ({ states }) => (asked(states), contract.issuance.list.example.response));
    renderScreen(<ReviewScreen />, { as: 'coreReviewer', replies: [list] });
    await waitFor(() => expect(asked).toHaveBeenCalledWith(['awaitingReview', 'voidAwaitingReview']));
  });

  it('is approved or returned if allowed', async () => {
    expect(buttonsIn(await show(toReview).verbs())).toEqual(['退回 R', '通过并签名 A']);
  });

  it('is voided or not if allowed', async () => {
    expect(buttonsIn(await show(toVoid).verbs())).toEqual(['不同意作废 R', '同意作废并签名 A']);
  });

  it('keeps both verbs after a conflict', async () => {
    const verbs = await show(toReview, ['view']).verbs();
    expect([...(verbs?.querySelectorAll('button') ?? [])].map((button) => button.disabled)).toEqual([true, true]);
    expect(verbs?.textContent).toContain('该单据已被处理');
  });

  it.each([
    ['the issuance', toReview, /^通过并签名/],
    ['what makes it void', toVoid, /^同意作废并签名/],
  ] as const)('is approved with a signature: %s', async (_, row, name) => {
    const { user, press, reviewed } = show(row);
    await press(name);
    await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
    await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'I1', version: 5, decision: 'pass', signature }));
  });

  it('is not voided with a reason', async () => {
    const { user, press, reviewed } = show(toVoid);
    await press(/^不同意作废/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '不同意作废' }));
    expect(reviewed).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/原因/), '金额有误');
    await user.click(dialog.getByRole('button', { name: '不同意作废' }));
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'I1', version: 5, decision: 'return', reason: '金额有误' }));
  });
});
