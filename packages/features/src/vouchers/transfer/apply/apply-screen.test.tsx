import { contract, PieceId, VoucherNumber, type RequestOf } from '@lianxin/api/contract';
import { delay, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { network } from '../../../platform/testing/network.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { haulageContract } from '../../../platform/testing/world/trade.ts';
import { applied, notices, pieces, platformReplies, records, wholeDraft, wholeOf } from '../transfer.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Sent = RequestOf<typeof contract.transfer.apply>;
const PLACES = ['transfer.records'] as const;

function open(at: string, replies: readonly MockReply[] = []) {
  const sent: Sent[] = [];
  const takes = reply(contract.transfer.apply, (request) => {
    sent.push(request);
    return applied;
  });
  const view = renderScreen(<ApplyScreen />, {
    as: 'supplierOperator',
    at,
    places: PLACES,
    replies: [...platformReplies, takes, ...replies],
  });
  return { ...view, sent };
}

const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /转让金额 LX20261106000031721/ });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交复核' });

async function confirm(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(submitButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
}

describe('applying for a transfer', () => {
  afterEach(() => void vi.useRealTimers());

  it('asks for pieces first, and lists what else is missing', async () => {
    const { user } = open('/');
    expect(await screen.findByText('选择要转让的凭证')).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    // On a phone the button with its reason is fixed at the bottom.
    expect(submitButton().closest('[data-slot=foot-bar]')?.textContent).toContain('提交前还需');
    await user.click(screen.getByRole('checkbox', { name: /LX20261106000031721/ }));
    expect(screen.getByText('选择被转让人')).toBeDefined();
    expect(screen.getByText('剩余可用')).toBeDefined();
  });

  it('is disabled without network, with an explanation', async () => {
    open('/?pieces=Q1');
    await amountField();
    network('offline');
    expect(screen.getByRole('button', { name: '提交复核', description: /网络已断开，恢复后才能继续/ })).toHaveProperty('disabled', true);
    network('online');
    vi.restoreAllMocks();
  });

  it('starts with pieces selected elsewhere', async () => {
    open('/?pieces=Q1,Q4');
    expect(await amountField()).toBeDefined();
    expect(screen.getByRole('textbox', { name: /LX20260611000003555-02/ })).toBeDefined();
  });

  it('finds the 130th piece by a search, and keeps the selection of other pages', async () => {
    const [piece] = pieces;
    if (!piece) throw new Error('no piece');
    const many = Array.from({ length: 150 }, (_, index) => {
      const number = `LX20260101${String(index + 1).padStart(9, '0')}`;
      return { ...piece, id: z.parse(PieceId, `QM${index + 1}`), number: z.parse(VoucherNumber, number) };
    });
    const crowd = reply(contract.voucher.listHoldings, ({ page, pageSize, search = '', ids }) => {
      const found = many.filter((one) => one.number.includes(search) && ids?.includes(one.id) !== false);
      return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
    });
    const { user } = open('/?pieces=QM140', [crowd]);
    await user.type(await screen.findByRole('textbox', { name: /转让金额 LX20260101000000140/ }), '5000');
    // It comes first although its page is the third.
    const brought = screen.getByRole('checkbox', { name: /LX20260101000000140/, checked: true });
    expect(screen.getAllByRole('checkbox', { name: /LX2026/ })[0]).toBe(brought);
    await user.type(screen.getByRole('textbox', { name: '链信编号或开立方' }), '000000130');
    await user.click(await screen.findByRole('checkbox', { name: /LX20260101000000130/ }));
    await user.clear(screen.getByRole('textbox', { name: '链信编号或开立方' }));
    await user.click(await screen.findByRole('button', { name: '下一页' }));
    expect(await screen.findByRole('checkbox', { name: /LX20260101000000051/ })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /转让金额 LX20260101000000130/ })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /转让金额 LX20260101000000140/ })).toHaveProperty('value', '5,000.00');
    expect(screen.getByText(/已选 2 笔/)).toBeDefined();
  });

  it('proposes account, contract and invoices of a recipient, and sends them', async () => {
    const usual = { contract: haulageContract, paymentNature: null };
    const { user, sent } = open('/?pieces=Q1', [reply(contract.tradeContract.usual, usual)]);
    await user.type(await amountField(), '700000');
    await user.click(screen.getByRole('combobox', { name: /被转让人名称/ }));
    await user.click(await screen.findByRole('option', { name: /云岭物流有限公司/ }));
    expect(await screen.findByText('占用合计 700,000.00 / 转让金额 700,000.00')).toBeDefined();
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await confirm(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.legs).toMatchObject([
      {
        receivingAccountId: 'B2',
        contractId: 'C9',
        amount: 70_000_000n,
        invoices: [
          { invoiceId: 'V21', amount: 60_000_000n },
          { invoiceId: 'V22', amount: 10_000_000n },
        ],
      },
    ]);
  });

  it('counts the rest to the fen, and refuses one fen too much', async () => {
    const { user } = open('/?draft=D8');
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '1860000.01');
    expect(screen.getByText('超过可用金额 0.01 元')).toBeDefined();
    expect(screen.getByText('转让金额超过可用金额')).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    await user.clear(field);
    await user.type(field, '1859999.99');
    expect(screen.getByText('可用 1,860,000.00，剩余 0.01')).toBeDefined();
  });

  it('names amount, recipient and consequence before submitting, then the reviewer', async () => {
    const { user, sent } = open('/?draft=D8');
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('¥ 500,000.10')).toBeDefined();
    expect(within(dialog).getByText('人民币伍拾万元壹角')).toBeDefined();
    expect(await within(dialog).findByText('依据合同 HXJD-WL-2026-0315，发票 1 张')).toBeDefined();
    expect(within(dialog).getByText('云岭物流有限公司')).toBeDefined();
    expect(dialog.textContent).toContain('签收前可以撤回');
    await user.click(within(dialog).getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('已提交复核')).toBeDefined();
    expect(screen.getByText('批次 ZP20261120-0003，1 笔转让给 云岭物流有限公司。')).toBeDefined();
    expect(screen.getByText('本企业审核岗复核')).toBeDefined();
    expect(sent).toEqual([
      {
        draftId: 'D8',
        legs: [
          {
            pieceId: 'Q1',
            pieceVersion: 1,
            recipientNo: 'E1003',
            receivingAccountId: 'B2',
            amount: 50_000_010n,
            contractId: 'C9',
            invoices: [{ invoiceId: 'V21', amount: 50_000_010n }],
            remark: '十一月运费',
          },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: '再转一笔' }));
    expect(await screen.findByText('选择要转让的凭证')).toBeDefined();
  });

  it('shows refusals at their row, and keeps the input', async () => {
    const refused = refuse(contract.transfer.apply, 'VALIDATION', {
      fields: [{ path: 'legs.0.contractId', message: '请选择与接收方之间的合同' }],
    });
    const { user } = open('/?draft=D8', [refused]);
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await confirm(user);
    expect(await screen.findByText('请选择与接收方之间的合同')).toBeDefined();
    expect((await amountField()).value).toBe('500,000.10');
  });

  it('reloads the pieces after a conflict, and reports it', async () => {
    let asked = 0;
    const holdings = reply(contract.voucher.listHoldings, () => {
      asked += 1;
      return { ...contract.voucher.listHoldings.example.response, list: [...pieces], total: pieces.length };
    });
    const stale = refuse(contract.transfer.apply, 'STALE_VERSION', {
      changedBy: '刘志强',
      changedAt: '2026-11-20T10:00:00+08:00',
      version: 2,
    });
    const { user } = open('/?draft=D8', [stale, holdings]);
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await confirm(user);
    expect(await screen.findByText('凭证刚刚发生变化，没有提交')).toBeDefined();
    await waitFor(() => expect(asked).toBe(2));
    expect((await amountField()).value).toBe('500,000.10');
  });

  it('resubmits a returned transfer under its number', async () => {
    const [, returned] = records;
    if (!returned) throw new Error('no returned transfer');
    const [whole] = wholeDraft.legs;
    if (!whole) throw new Error('no whole leg');
    const leg = { ...whole, pieceVersion: 1 };
    const { user, sent } = open('/?resubmit=T2', [reply(contract.transfer.get, { ...wholeOf(returned), leg })]);
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    expect(screen.getByText('审核岗退回了这笔申请').parentElement?.textContent).toContain('收款账号与户名不符');
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
    await confirm(user);
    await screen.findByText('已提交复核');
    expect(sent[0]?.resubmits).toEqual({ id: 'T2', version: returned.version });
  });

  it.each(['/?draft=D8', '/?resubmit=T2'])('clears the address after sending, so that a reload starts over: %s', async (at) => {
    const returned = records[1];
    const [whole] = wholeDraft.legs;
    if (!returned || !whole) throw new Error('no returned transfer');
    let kept = [wholeDraft];
    const { user, unmount } = open(at, [
      reply(contract.transfer.listDrafts, () => kept),
      reply(contract.transfer.get, { ...wholeOf(returned), leg: { ...whole, pieceVersion: 1 } }),
    ]);
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    kept = [];
    await confirm(user);
    expect(await screen.findByText('已提交复核')).toBeDefined();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
    expect(screen.getByText('已提交复核')).toBeDefined();
    expect(screen.queryByText('草稿已提交或删除，请重新填写')).toBeNull();
    unmount();
    open('/');
    expect(await screen.findByText('选择要转让的凭证')).toBeDefined();
  });

  it('shares equally among several', async () => {
    const { user } = open('/?pieces=Q1');
    await user.click(await screen.findByRole('button', { name: '添加被转让人' }));
    await user.click(screen.getByRole('button', { name: '添加被转让人' }));
    await user.click(screen.getByRole('button', { name: '平均分给各方' }));
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: /转让金额 LX20261106000031721/ });
    expect(fields.map((field) => field.value)).toEqual(['620,000.00', '620,000.00', '620,000.00']);
  });

  it('saves a draft on request and shows the time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00+08:00') });
    const { user } = open('/?pieces=Q1');
    await user.click(await screen.findByRole('button', { name: '保存草稿' }));
    expect(await screen.findByText('草稿 2026-11-20 09:41 已保存')).toBeDefined();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?draft=D1'));
    expect(await amountField()).toBeDefined();
  });

  it('saves a draft after a pause, and none of what was sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const kept: unknown[] = [];
    const saves = reply(contract.transfer.saveDraft, ({ legs }) => {
      kept.push(legs[0]?.amount);
      return contract.transfer.saveDraft.example.response;
    });
    const { user } = open('/?draft=D8', [saves]);
    const type = async (amount: string) => {
      const field = await amountField();
      await user.clear(field);
      await user.type(field, amount);
    };
    await type('500000.11');
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(kept).toEqual([50_000_011n]));
    await type('500000.10');
    await confirm(user);
    await screen.findByText('已提交复核');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(kept).toEqual([50_000_011n]);
  });

  it('keeps the input when the page is hidden', async () => {
    const saves = vi.fn(() => contract.transfer.saveDraft.example.response);
    const { user } = open('/?draft=D8', [reply(contract.transfer.saveDraft, saves)]);
    await user.type(await amountField(), '1');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(saves).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it('shows the agreement with parties, amount and due date', async () => {
    const { user } = open('/?draft=D8');
    await user.click(await screen.findByRole('button', { name: '预览转让协议' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('受让方（乙方）：云岭物流有限公司');
    expect(dialog.textContent).toContain('人民币伍拾万元壹角');
    expect(dialog.textContent).toContain('2027-05-06');
  });

  it('offers a retry after a failure', async () => {
    open('/', [fail(contract.voucher.listHoldings, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('is for operators', async () => {
    renderScreen(<ApplyScreen />, { as: 'supplierReviewer', replies: [...platformReplies, delay(contract.voucher.listHoldings)] });
    expect(await screen.findByText('申请转让由经办岗办理')).toBeDefined();
  });
});

describe('notices of assignment to the issuer', () => {
  it('are listed for a core reviewer, who leaves the read receipt', async () => {
    const read: string[] = [];
    const receipt = reply(contract.transfer.readNotice, ({ id }) => {
      read.push(id);
      return contract.transfer.readNotice.example.response;
    });
    const { user } = renderScreen(<ApplyScreen side="core" />, { as: 'coreReviewer', replies: [...platformReplies, receipt] });
    expect((await screen.findByText('赵晓东')).textContent).toBe('赵晓东 2026-11-20 16:00');
    await user.click(screen.getByRole('button', { name: '标为已阅' }));
    await waitFor(() => expect(read).toEqual([notices[0]?.id]));
  });

  it('are a tab for a core operator', async () => {
    const { user } = renderScreen(<ApplyScreen side="core" />, { as: 'coreOperator', replies: platformReplies });
    expect(await screen.findByText('选择要转让的凭证')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: '债权转让通知' }));
    expect(await screen.findByText('只看未阅')).toBeDefined();
    expect(screen.getByTestId('address').textContent).toContain('tab=notices');
  });

  it('open their voucher, and close back', async () => {
    const { user } = renderScreen(<ApplyScreen side="core" />, { as: 'coreOperator', replies: platformReplies, at: '/?tab=notices' });
    const [opener] = await screen.findAllByRole('button', { name: '查看凭证' });
    opener?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /债权转让通知/ })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.getByText('只看未阅')).toBeDefined();
  });
});
