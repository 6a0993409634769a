import { contract } from '@lianxin/api/contract';
import { disconnect, reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { AssignmentNotices } from './notices/assignment-notices.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { pageOfRows, platformReplies, queue } from './transfer.fixtures.ts';

describe('after a lost answer', () => {
  it('the queue reports that a transfer was not returned', async () => {
    const { user } = renderScreen(<ReviewScreen />, {
      as: 'supplierReviewer',
      replies: [...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows(queue)), disconnect(contract.transfer.review)],
    });
    await user.click(await screen.findByRole('button', { name: /退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '金额有误' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await pageSaying('网络或服务暂时不可用。可以再次提交，同一笔不会重复。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('a notice reports that its voucher was not loaded', async () => {
    renderScreen(<AssignmentNotices />, {
      as: 'coreOperator',
      at: '/?id=N1',
      replies: [...platformReplies, disconnect(contract.voucher.getByNumber)],
    });
    expect(await pageSaying('网络或服务暂时不可用。您的数据没有变化，可以重试。')).not.toMatch(DEVELOPERS_NOTE);
  });
});
