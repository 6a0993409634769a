import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { disconnect } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { registerPlatform, reviewPlatform, TODAY } from './issuance.fixtures.ts';
import { SubmitDialog } from './issue/submit-dialog.tsx';
import { ManageScreen } from './manage/manage-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';

describe('after a lost answer', () => {
  it('the queue reports that an application was not returned', async () => {
    const { user } = renderScreen(<ReviewScreen />, {
      as: 'coreReviewer',
      replies: [...reviewPlatform(), disconnect(contract.issuance.review)],
    });
    await user.click(await screen.findByRole('button', { name: /退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '到期日与合同不符' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(await pageSaying('网络或服务暂时不可用。可以再次提交，同一笔不会重复。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('the sheet reports that the voucher was not loaded', async () => {
    renderScreen(<ManageScreen />, {
      as: 'coreOperator',
      at: '/?id=R5&tab=voucher',
      replies: [...registerPlatform, disconnect(contract.issuance.children)],
    });
    expect(await pageSaying('网络或服务暂时不可用。您的数据没有变化，可以重试。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('the sheet reports an unknown application, without blaming the network', async () => {
    renderScreen(<ManageScreen />, { as: 'coreOperator', at: '/?id=%20', replies: registerPlatform });
    expect(await pageSaying('地址中的标识不正确。')).not.toMatch(DEVELOPERS_NOTE);
    expect(document.body.textContent).not.toContain('暂时不可用');
  });

  it('the confirmation reports that an application was not submitted', async () => {
    const place = { endpointPath: '/issuance/apply', url: '/apk/issuance/apply' };
    const error = new ApiError({ kind: 'network' }, place, '/apk/issuance/apply: the connection failed');
    const asked = { open: true, onOpenChange: () => undefined, onConfirm: () => undefined, busy: false };
    renderScreen(
      <SubmitDialog
        {...asked}
        amount={fen(1n)}
        recipientName="恒信"
        dueOn={TODAY}
        bankName=""
        contractNumber=""
        invoiceCount={1}
        error={error}
      />,
    );
    expect(await pageSaying('网络或服务暂时不可用。可以再次提交，同一笔不会重复。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('the list reports that a draft was not loaded, without confirming', async () => {
    const { user } = renderScreen(<ManageScreen />, {
      as: 'coreOperator',
      replies: [...registerPlatform, disconnect(contract.issuance.get)],
    });
    const row = within(await screen.findByRole('row', { name: /OP20261118-0101/ }));
    await user.click(row.getByRole('button', { name: '提交复核' }));
    expect(await pageSaying('网络已断开，已填写的内容不会丢失，恢复后可再次提交。')).not.toMatch(DEVELOPERS_NOTE);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
