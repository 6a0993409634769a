import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { guaranteed, guarantorReplies, lenderReplies, lentOn, pledgesAs } from './pledges.fixtures.ts';
import { PledgesScreen } from './pledges-screen.tsx';

interface Opened {
  readonly as?: PersonName;
  readonly at?: string;
  readonly replies?: readonly MockReply[];
}

const open = ({ as = 'lenderOperator', at = '/', replies = lenderReplies }: Opened = {}) =>
  renderScreen(<PledgesScreen />, { as, at, places: ['lending.pledges'], replies });

const line = async (number: string) => within(rowOf(await screen.findByText(number)));
const tabs = () =>
  within(screen.getByRole('radiogroup', { name: '状态' }))
    .getAllByRole('radio')
    .map((chip) => chip.parentElement?.textContent);

describe('the pledges of a lender', () => {
  it('list borrower, issuer, guarantor, amounts, and who has to act', async () => {
    open();
    const row = await line('ZY20261120-0005');
    expect(row.getByText('恒信机电设备有限公司')).toBeDefined();
    expect(row.getByText('晋北煤业集团有限公司')).toBeDefined();
    expect(row.getByText('已质押待放款')).toBeDefined();
    expect(row.getByText('本企业经办岗')).toBeDefined();
    expect(row.getByText('汇通融资担保有限公司')).toBeDefined();
  });

  it('have tabs with the count of each stage', async () => {
    open();
    await screen.findByText('ZY20261120-0001');
    expect(tabs()).toEqual([
      '全部11',
      '待审核3',
      '待签约0',
      '待放款3',
      '已放款2',
      '待解质1',
      '已结清1',
      '已退回修改0',
      '已拒绝或撤回1',
      '待我处理',
    ]);
  });

  it('request all states of a tab', async () => {
    const asked: RequestOf<typeof contract.pledge.list>[] = [];
    const { user } = open({
      replies: [
        reply(contract.pledge.list, (request) => {
          asked.push(request);
          return pageOfApplications(request.part === 'funder' ? lentOn : []);
        }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /待放款/ }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        part: 'funder',
        states: ['awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'],
      }),
    );
    await user.click(within(screen.getByRole('columnheader', { name: '还款日' })).getByRole('button'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'repayOn' }));
    await user.click(screen.getByRole('radio', { name: /待我处理/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ waitingForMe: true }));
  });

  it.each([
    ['signing', '没有待签约的担保'],
    ['returned', '没有退回的质押'],
    ['ended', '没有拒绝或撤回的质押'],
    ['', '还没有质押'],
  ])('explain an empty tab: %s', async (tab, words) => {
    open({ at: `/?state=${tab}`, replies: [pledgesAs({})] });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('offer to clear filters without results', async () => {
    open({ at: '/?search=ZY2099', replies: [pledgesAs({})] });
    expect(await screen.findByText('没有符合条件的质押')).toBeDefined();
    expect(screen.getByRole('button', { name: '清除筛选' })).toBeDefined();
  });

  it('offer a retry after a failure', async () => {
    open({ replies: [fail(contract.pledge.list, 500)] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

it('show the guarantor’s reviewer the number of guarantees to sign, with a link', async () => {
  const { user } = open({ as: 'guarantorReviewer', replies: guarantorReplies });
  expect(await screen.findByText('1 笔担保待签署')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '查看待签约' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('state=signing'));
});

describe('the role of an enterprise', () => {
  it('is the guarantor if it only guarantees loans', async () => {
    open({ as: 'guarantorOperator', replies: guarantorReplies });
    expect(await screen.findByText('由本企业担保的质押贷款')).toBeDefined();
    expect(await screen.findByText('待担保方审核')).toBeDefined();
    expect(screen.queryByRole('group', { name: '本企业是' })).toBeNull();
  });

  it('can be switched if it lends and guarantees', async () => {
    const { user } = open({ replies: [pledgesAs({ funder: lentOn, guarantor: guaranteed })] });
    await screen.findByText('ZY20261120-0001');
    await user.click(screen.getByRole('radio', { name: '担保方' }));
    expect(await screen.findByText('ZY20261120-0021')).toBeDefined();
    expect(screen.getByTestId('address').textContent).toContain('part=guarantor');
  });
});
