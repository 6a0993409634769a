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

describe('the expenditure', () => {
  it('lists what a supplier passed on, had financed and pledged, each by its tab', async () => {
    open('supplier');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['转让', '融资', '质押']);
    expect(await screen.findByRole('table', { name: '转让支出' })).toBeDefined();
  });

  it.each([
    ['financing', '融资支出'],
    ['pledge', '质押支出'],
  ])('opens the tab that the address names: %s', async (of, name) => {
    open('supplier', `/?of=${of}`);
    expect(await screen.findByRole('table', { name })).toBeDefined();
  });

  it('lists what a core enterprise issued first, by bank and letter of promise, with what is paid of it', async () => {
    open('core');
    const table = within(await screen.findByRole('table', { name: '开立支出' }));
    expect(await table.findByText('CN20261118000034')).toBeDefined();
    expect(table.getByText('银行A')).toBeDefined();
    expect(screen.getByRole('region', { name: '累计开立与额度' })).toBeDefined();
    expect(await screen.findByRole('region', { name: '开立额度' })).toBeDefined();
  });

  it('offers its maker to ask for the withdrawal of a transfer that is not signed for, and urges whoever has it', async () => {
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

  it('leads from what a lender was asked to its application', async () => {
    const { user } = open('supplier', '/?of=financing');
    const [row] = await screen.findAllByRole('button', { name: '详情' });
    if (!row) throw new Error('nothing was financed');
    await user.click(row);
    expect(screen.getByTestId('address').textContent).toMatch(/^\/place\/financing\.records\?id=/);
  });

  it('says what belongs here while there is nothing', async () => {
    open('supplier', '/', nothingReplies);
    expect(await screen.findByText('还没有转让支出')).toBeDefined();
  });

  it('offers another try where the list does not come', async () => {
    open('supplier', '/', [fail(contract.transfer.listOutgoing, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
