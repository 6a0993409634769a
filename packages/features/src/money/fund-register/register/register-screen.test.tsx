import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { entries, entriesAre, pageOfEntries } from './register.fixtures.ts';
import { RegisterScreen } from './register-screen.tsx';

const { fundRegister } = contract;

const open = (replies: readonly MockReply[], at = '/') =>
  renderScreen(<RegisterScreen />, { as: 'supplierAdministrator', at, places: ['pledge.records'], replies });

const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;

it('shows opening balance, movements and closing balance, and running balances', async () => {
  open([entriesAre(entries)]);
  const sums = within((await screen.findByText('期末余额（元）')).closest('dl') ?? expect.fail());
  expect(sums.getByText(figure('1,028,713.33'))).toBeDefined();
  const row = within(rowOf(await screen.findByText('ZJ20261118-0018')));
  for (const words of ['还款', '2026-11-18', '人工对平', 'ZY20261110-0001']) expect(row.getByText(words)).toBeDefined();
  expect(row.getByText(figure('102,300.00'))).toBeDefined();
  expect(row.getByText(figure('1,027,513.33'))).toBeDefined();
  const total = within(screen.getByRole('row', { name: /^全部合计/ }));
  for (const sum of ['1,133,200.00', '104,486.67']) expect(total.getByText(sum)).toBeDefined();
});

it('requests the filters of the address with their sums', async () => {
  const asked: RequestOf<typeof fundRegister.list>[] = [];
  open(
    [
      reply(fundRegister.list, (request) => {
        asked.push(request);
        return pageOfEntries(entries, request.states);
      }),
    ],
    '/?state=explained&direction=in&type=supplement&bookedFrom=2026-11-01&search=电力',
  );
  const total = within(await screen.findByRole('row', { name: /^全部合计/ }));
  for (const sum of ['1,200.00', '0.00']) expect(total.getByText(sum)).toBeDefined();
  expect(asked[0]).toEqual({
    page: 1,
    pageSize: 20,
    states: ['explained'],
    direction: 'in',
    type: 'supplement',
    bookedFrom: '2026-11-01',
    search: '电力',
  });
});

it('opens an entry with a link to its business', async () => {
  const { user } = open([entriesAre(entries)]);
  const row = within(rowOf(await screen.findByText('ZJ20261112-0012')));
  await user.click(row.getByRole('button', { name: '详情' }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const words of ['质押', '系统', 'HD202611200001', 'LX20261105000030980']) expect(sheet.getByText(words)).toBeDefined();
  expect(sheet.getByRole('link', { name: 'ZY20261110-0001' }).getAttribute('href')).toContain('id=D1');
});

it('shows maker and reviewer of a manual entry', async () => {
  open([entriesAre(entries)], '/?id=F20');
  const sheet = within(await screen.findByRole('dialog'));
  for (const words of ['刘志强', '陈敏', '电费退款，线下到账']) expect(await sheet.findByText(words)).toBeDefined();
});

it('distinguishes no entries from no matches', async () => {
  open([entriesAre([])]);
  expect(await screen.findByText('还没有资金登记')).toBeDefined();
});

it('offers a retry after a failure', async () => {
  open([fail(fundRegister.list, 504)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
