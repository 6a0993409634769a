import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply } from '@lianxin/api/mock';
import { useEndpoint } from '@lianxin/api/react';
import { fen, sumFen, type Fen } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { detailOf, invoices, issuanceRow, issuePlatform, registerRows, reviewPlatform, TODAY } from '../issuance.fixtures.ts';
import { IssueScreen } from './issue-screen.tsx';

describe('issuing', () => {
  it('explains why other enterprises cannot issue', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'supplierOperator' });
    expect(await screen.findByText('开立链信是核心企业的业务')).toBeDefined();
  });

  it('is for operators only', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreReviewer' });
    expect(await screen.findByText('由经办岗开立')).toBeDefined();
  });

  it('leads a suspended enterprise to its unpaid vouchers', async () => {
    const suspended = reply(contract.enterprise.get, {
      ...contract.enterprise.get.example.response,
      issueSuspension: { reason: '凭证 LX20260520000001117 到期未付', since: '2026-11-16T09:00:00+08:00', overdue: 1 },
    });
    const { user } = renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      replies: [...issuePlatform, suspended],
      places: ['settlement.payments'],
    });
    expect(await screen.findByText('自 2026-11-16 起，原因：凭证 LX20260520000001117 到期未付')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '查看逾期未付' }));
    expect(await screen.findByText(/^\/place\/settlement\.payments\?state=40$/)).toBeDefined();
  });

  it('reports what is missing and blocks submission', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: issuePlatform });
    expect(await screen.findByText(/还需填写接收方/)).toBeDefined();
    expect(screen.getByRole('button', { name: '提交复核' })).toHaveProperty('disabled', true);
  });

  it('has one line for everything not yet entered, and folds what passed', async () => {
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: issuePlatform });
    expect(await screen.findByText(/^\d+ 项待填写后检查$/)).toBeDefined();
    expect(screen.queryByText('金额待填写')).toBeNull();
    const passed = await screen.findByText(/^\d+ 项通过$/);
    expect(passed.closest('details')?.open).toBe(false);
    expect(within(passed.closest('details') ?? expect.fail()).getByText('开立方可正常开立')).toBeDefined();
  });

  it('names a credit line by its channel', async () => {
    const lines = contract.creditLine.get.example.response.map((line) => ({ ...line, channel: 2, bankName: '农业银行太原长治路支行' }));
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: [...issuePlatform, reply(contract.creditLine.get, lines)] });
    expect(await screen.findByText('农业银行保理，元')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '渠道' }).textContent).toContain('农业银行保理'));
    expect(screen.queryByText(/农业银行太原长治路支行/)).toBeNull();
  });

  it('opens a returned one with reason and promise number', async () => {
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

  it('opens the stored state, not a cached one', async () => {
    const draft = detailOf(issuanceRow({ state: 'draft', acts: ['view', 'edit', 'submit'] }));
    let looks = 0;
    function LooksFirst() {
      const [edits, setEdits] = useState(false);
      const { data } = useEndpoint(contract.issuance.get, { id: draft.id });
      if (edits) return <IssueScreen today={TODAY} />;
      return (
        <button type="button" onClick={() => setEdits(true)}>
          {data?.form.remark}
        </button>
      );
    }
    const { user } = renderScreen(<LooksFirst />, {
      as: 'coreOperator',
      at: `/?id=${draft.id}`,
      replies: [
        ...issuePlatform,
        reply(contract.issuance.get, () => {
          looks += 1;
          return { ...draft, form: { ...draft.form, remark: looks === 1 ? '看到时的备注' : '后来的备注' } };
        }),
      ],
    });
    await user.click(await screen.findByText('看到时的备注'));
    expect(await screen.findByRole('textbox', { name: '备注' })).toHaveProperty('value', '后来的备注');
  });

  /** Opens a complete returned application and records what is sent. */
  function openReturned(changes: Partial<ReturnType<typeof detailOf>['form']> = {}) {
    const sent: RequestOf<typeof contract.issuance.apply>['form'][] = [];
    const usable = invoices.filter(({ verification, freeAmount }) => verification === 'consistent' && freeAmount > 0n);
    const amount = sumFen(usable.map(({ freeAmount }) => freeAmount));
    const returned = detailOf(issuanceRow({ state: 'returned', amount, acts: ['view', 'edit', 'submit'] }));
    const uses = usable.map(({ id, freeAmount }) => ({ invoiceId: id, amount: freeAmount }));
    const { user } = renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      at: '/?id=R3',
      replies: [
        ...issuePlatform,
        reply(contract.issuance.get, { ...returned, form: { ...returned.form, invoices: uses, ...changes } }),
        reply(contract.issuance.apply, ({ form }) => {
          sent.push(form);
          return contract.issuance.apply.example.response;
        }),
      ],
    });
    return {
      sent,
      user,
      submit: async (): Promise<void> => {
        const submit = await screen.findByRole('button', { name: '提交复核' });
        await waitFor(() => expect(submit).toHaveProperty('disabled', false));
        await user.click(submit);
        await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
        await waitFor(() => expect(sent).toHaveLength(1));
      },
    };
  }

  it('sends its promise number', async () => {
    const { sent, submit } = openReturned();
    await submit();
    expect(sent.map(({ promiseNumber }) => promiseNumber)).toEqual(['CN-JBMY-2026-004226']);
  });

  it('requires and sends an agreed share', async () => {
    const { sent, user, submit } = openReturned({ interestPayer: 'agreed', interestShare: 250_000n, feePayer: 'issuer' });
    const share = await screen.findByRole('textbox', { name: '持有方承担利息（%）' });
    expect(share).toHaveProperty('value', '25.00');
    expect(screen.queryByRole('textbox', { name: '持有方承担费用（%）' })).toBeNull();
    await user.clear(share);
    await user.type(share, '100');
    await waitFor(() => expect(screen.getByRole('button', { name: '提交复核' })).toHaveProperty('disabled', true));
    await user.clear(share);
    await user.type(share, '30');
    await submit();
    expect(sent).toMatchObject([{ interestPayer: 'agreed', interestShare: 300_000n, feePayer: 'issuer' }]);
  });

  it('proposes contract, nature and invoices of a recipient, and clears them with it', async () => {
    const { user } = renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: issuePlatform });
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('combobox', { name: /接收方名称/ }));
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    };
    await user.type(await screen.findByRole('textbox', { name: /凭证金额/ }), '3000000');
    await choose('恒信机电设备有限公司');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^合同/ }).textContent).toContain('JBMY-CG-2026-0873'));
    expect(screen.getByRole('combobox', { name: /款项性质/ }).textContent).toContain('货款');
    expect(screen.getByRole('radio', { name: /^是/ })).toHaveProperty('checked', true);
    expect(await screen.findByText('占用合计 3,000,000.00 / 凭证金额 3,000,000.00')).toBeDefined();
    // Only the person knows whether it was delivered.
    expect(screen.getByRole('radio', { name: '已交付' })).toHaveProperty('checked', false);
    answerWith([...issuePlatform, reply(contract.tradeContract.usual, null), reply(contract.tradeInvoice.list, pageOf([]))], 'operator');
    await choose('朔源矿山机械有限公司');
    await waitFor(() => expect(screen.getByText('还没有与朔源矿山机械有限公司的发票，请先登记。')).toBeDefined());
    expect(screen.getByRole('combobox', { name: /^合同/ }).textContent).not.toContain('JBMY');
    expect(screen.getByRole('combobox', { name: /款项性质/ }).textContent).not.toContain('货款');
  });

  it('updates proposals after a colleague used an invoice', async () => {
    const left = (freeAmount: Fen) => reply(contract.tradeInvoice.list, pageOf(invoices.map((one) => ({ ...one, freeAmount }))));
    const refused = refuse(contract.issuance.apply, 'VALIDATION', {
      fields: [{ path: 'invoices', message: '发票占用金额超过可用金额' }],
    });
    const platform = [...issuePlatform, refused];
    const { user } = renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', replies: [...platform, left(fen(30_000_000n))] });
    await user.type(await screen.findByRole('textbox', { name: /凭证金额/ }), '300000');
    await user.click(await screen.findByRole('combobox', { name: /接收方名称/ }));
    await user.click(await screen.findByRole('option', { name: /恒信机电设备有限公司/ }));
    await user.click(screen.getByRole('radio', { name: '已交付' }));
    await user.click(screen.getByRole('button', { name: '120 天' }));
    const used = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /本次占用$/ }).map(({ value }) => value);
    await waitFor(() => expect(used()).toEqual(['300,000.00']));
    const submit = screen.getByRole('button', { name: '提交复核' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    answerWith([...platform, left(fen(20_000_000n))], 'operator');
    await user.click(submit);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交复核' }));
    await waitFor(() => expect(used()).toEqual(['200,000.00', '100,000.00']));
  });

  it('does not open one that cannot be edited', async () => {
    renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      at: '/?id=I1',
      replies: [...issuePlatform, ...reviewPlatform()],
    });
    expect(await screen.findByText('这笔申请现在不能修改')).toBeDefined();
  });

  it('puts a saved one into the address, and continues with the same form', async () => {
    const kept = vi.fn<(request: unknown) => typeof contract.issuance.saveDraft.example.response>(
      () => contract.issuance.saveDraft.example.response,
    );
    const { user } = renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      replies: [...issuePlatform, reply(contract.issuance.saveDraft, kept)],
    });
    const remark = await screen.findByRole('textbox', { name: '备注' });
    await user.type(remark, '十一月货款');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    const { id, version } = contract.issuance.saveDraft.example.response;
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/?id=${id}`));
    await user.type(remark, '，分两批');
    expect(remark).toHaveProperty('value', '十一月货款，分两批');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ id, version })));
  });

  it('resumes automatic saving after an outage', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-21T08:00:00+08:00'),
    });
    const { user } = renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      replies: [...issuePlatform, fail(contract.issuance.saveDraft, 503)],
    });
    await user.type(await screen.findByRole('textbox', { name: '备注' }), '货款');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('草稿没有保存')).toBeDefined();
    answerWith([...issuePlatform, reply(contract.issuance.saveDraft, contract.issuance.saveDraft.example.response)], 'operator');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('草稿 08:00 已保存')).toBeDefined();
    expect(screen.queryByText('草稿没有保存')).toBeNull();
    vi.useRealTimers();
  });
});
