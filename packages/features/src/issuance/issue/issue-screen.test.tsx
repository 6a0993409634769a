import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
    renderScreen(<IssueScreen today={TODAY} />, { as: 'coreOperator', at: '/?id=I1', replies: [...issuePlatform, ...reviewPlatform()] });
    expect(await screen.findByText('这笔申请现在不能修改')).toBeDefined();
  });
});
