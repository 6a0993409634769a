import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { useEndpoint } from '@lianxin/api/react';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { notices } from '../transfer.fixtures.ts';
import { AssignmentNotices } from './assignment-notices.tsx';

/** Stands for the workbench, with its number of notices. */
function Workbench() {
  const { data } = useEndpoint(contract.workbench.overview, {});
  return <p>{data && `通知 ${data.noticeTotal} 条`}</p>;
}

function Pages() {
  const [page, setPage] = useState<'workbench' | 'notices'>('workbench');
  return (
    <>
      <button type="button" onClick={() => setPage('workbench')}>
        工作台
      </button>
      <button type="button" onClick={() => setPage('notices')}>
        通知
      </button>
      {page === 'workbench' ? <Workbench /> : <AssignmentNotices />}
    </>
  );
}

it('updates the workbench when a notice is read', async () => {
  let unread = notices.filter(({ readAt }) => readAt === null);
  const { user } = renderScreen(<Pages />, {
    as: 'coreOperator',
    replies: [
      reply(contract.transfer.listNotices, () => ({
        list: unread,
        total: unread.length,
        page: 1,
        pageSize: 20,
      })),
      reply(contract.transfer.readNotice, () => {
        unread = [];
        return contract.transfer.readNotice.example.response;
      }),
      reply(contract.workbench.overview, () => ({
        ...contract.workbench.overview.example.response,
        noticeTotal: unread.length,
      })),
    ],
  });
  await screen.findByText(`通知 ${unread.length} 条`);
  await user.click(screen.getByRole('button', { name: '通知' }));
  await user.click((await screen.findAllByRole('button', { name: '标为已阅' }))[0] ?? document.body);
  await screen.findByText('已留存阅读回执');
  await user.click(screen.getByRole('button', { name: '工作台' }));
  expect(await screen.findByText('通知 0 条')).toBeDefined();
});
