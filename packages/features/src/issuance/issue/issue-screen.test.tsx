import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../testing/mocked-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { detailOf, issuanceRow, issuePlatform, registerRows, reviewPlatform, TODAY } from '../issuance.fixtures.ts';
import { IssueScreen } from './issue-screen.tsx';

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
    renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      at: '/?id=I1',
      replies: [...issuePlatform, ...reviewPlatform()],
    });
    expect(await screen.findByText('这笔申请现在不能修改')).toBeDefined();
  });

  it('names a new one in the address once it is kept, and goes on with the same form', async () => {
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

  it('keeps the draft by itself again once the service is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = renderScreen(<IssueScreen today={TODAY} />, {
      as: 'coreOperator',
      replies: [...issuePlatform, fail(contract.issuance.saveDraft, 503)],
    });
    await user.type(await screen.findByRole('textbox', { name: '备注' }), '货款');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('草稿没有保存')).toBeDefined();
    answerWith([...issuePlatform, reply(contract.issuance.saveDraft, contract.issuance.saveDraft.example.response)], 'operator');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/^草稿 .* 已保存$/)).toBeDefined();
    expect(screen.queryByText('草稿没有保存')).toBeNull();
    vi.useRealTimers();
  });
});
