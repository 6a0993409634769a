import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { nothingReplies, spentReplies } from '../treasury.fixtures.ts';
import { ExpenditureScreen } from './expenditure-screen.tsx';

const places = ['treasury.expenditure', 'treasury.income', 'financing.records', 'pledge.records', 'transfer.apply'] as const;
const open = (side: 'core' | 'supplier', at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<ExpenditureScreen side={side} />, {
    as: side === 'core' ? 'coreOperator' : 'supplierOperator',
    at,
    places,
    replies: [...spentReplies, ...replies],
  });

describe('expenditure', () => {
  it('lists a supplier’s transfers, financings and pledges by tab', async () => {
    open('supplier');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['转让', '融资', '质押']);
    expect(await screen.findByRole('table', { name: '转让支出' })).toBeDefined();
  });

  it.each([
    ['financing', '融资支出'],
    ['pledge', '质押支出'],
  ])('opens the tab of the address: %s', async (of, name) => {
    open('supplier', `/?of=${of}`);
    expect(await screen.findByRole('table', { name })).toBeDefined();
  });

  it('lists a core enterprise’s issuances first, with bank, letter of promise and paid amount', async () => {
    const { user } = open('core');
    const table = within(await screen.findByRole('table', { name: '开立支出' }));
    expect(await table.findByText('CN20261118000034')).toBeDefined();
    expect(table.getByText('银行A')).toBeDefined();
    expect(screen.queryByRole('region', { name: '累计开立与额度' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '图表' }));
    expect(await screen.findByRole('region', { name: '累计开立与额度' })).toBeDefined();
    expect(await screen.findByRole('region', { name: '开立额度' })).toBeDefined();
  });

  it('offers withdrawal of an unsigned transfer, and reminds its recipient', async () => {
    const urged: RequestOf<typeof contract.transfer.remind>[] = [];
    const { user } = open('supplier', '/', [
      reply(contract.transfer.remind, (request) => {
        urged.push(request);
        return contract.transfer.remind.example.response;
      }),
    ]);
    const [withdraw] = await screen.findAllByRole('button', { name: '申请撤回' });
    expect(withdraw).toBeDefined();
    const [urge] = await screen.findAllByRole('button', { name: '催办' });
    if (!urge) throw new Error('nothing can be urged');
    await user.click(urge);
    await waitFor(() => expect(urged).toHaveLength(1));
  });

  it('links a financing to its application', async () => {
    const { user } = open('supplier', '/?of=financing');
    const [row] = await screen.findAllByRole('button', { name: '详情' });
    if (!row) throw new Error('nothing was financed');
    await user.click(row);
    expect(screen.getByTestId('address').textContent).toMatch(/^\/place\/financing\.records\?id=/);
  });

  it('explains an empty list', async () => {
    open('supplier', '/', nothingReplies);
    expect(await screen.findByText('还没有转让支出')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open('supplier', '/', [fail(contract.transfer.listOutgoing, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
