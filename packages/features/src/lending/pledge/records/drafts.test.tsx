import { contract, type RequestOf } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { platformReplies } from '../apply/pledge-apply.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

it('lists what was begun with its lender, opens it and deletes it', async () => {
  const deleted: RequestOf<typeof contract.pledge.deleteDraft>[] = [];
  const { user } = renderScreen(<RecordsScreen />, {
    as: 'supplierOperator',
    places: ['pledge.apply'],
    replies: [
      ...platformReplies,
      reply(contract.pledge.deleteDraft, (request) => {
        deleted.push(request);
        return {};
      }),
    ],
  });
  expect((await screen.findByText('500,000.00')).closest('li')?.textContent).toContain('担保贷款 1 笔');
  const drafts = within(screen.getByRole('region', { name: '草稿' }));
  await user.click(drafts.getByRole('button', { name: '删除' }));
  expect(deleted).toEqual([{ id: 'PD2' }]);
  await user.click(drafts.getByRole('button', { name: '继续填写' }));
  expect(screen.getByTestId('address').textContent).toBe('/place/pledge.apply?draft=PD2');
});
