import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { noServiceReplies, readServiceReplies, serviceMonths, serviceReplies } from '../service.fixtures.ts';
import { ServiceScreen } from './service-screen.tsx';

const { serviceBill } = contract;
const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;

const open = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<ServiceScreen />, { as: 'supplierOperator', at, places: ['billing.invoicing'], replies: [...serviceReplies, ...replies] });

it('opens with the bill to confirm: net, tax, by business', async () => {
  open();
  expect(await screen.findByText('2026-10 账单待确认')).toBeDefined();
  const sums = within(await screen.findByLabelText('2026-10 账单汇总'));
  for (const amount of ['1,020.00', '962.27', '57.73', '300.00']) expect(sums.getByText(figure(amount))).toBeDefined();
  const parts = await screen.findByRole('table', { name: '按业务' });
  for (const words of ['转让业务', '融资业务', '存证服务', '6.00%']) expect(parts.textContent).toContain(words);
});

it('confirms as shown, after a confirmation', async () => {
  const asked: RequestOf<typeof serviceBill.confirm>[] = [];
  const { user } = open('/', [
    reply(serviceBill.confirm, (request) => {
      asked.push(request);
      return serviceBill.confirm.example.response;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: '确认账单' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认账单' }));
  expect(await screen.findByText('2026-10 账单已确认')).toBeDefined();
  const amount = serviceMonths().find(({ month }) => month === '2026-10')?.amount;
  expect(asked).toEqual([{ month: '2026-10', version: 0, amount }]);
});

it('disputes with a reason', async () => {
  const asked: RequestOf<typeof serviceBill.dispute>[] = [];
  const { user } = open('/', [
    reply(serviceBill.dispute, (request) => {
      asked.push(request);
      return serviceBill.dispute.example.response;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: '提出异议' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/原因/), '存证笔数不符');
  await user.click(dialog.getByRole('button', { name: '提出异议' }));
  expect(await screen.findByText('已提出异议，平台会答复')).toBeDefined();
  expect(asked).toEqual([{ month: '2026-10', version: 0, reason: '存证笔数不符' }]);
});

it('pays a fee in the dialog', async () => {
  const { user } = open();
  const row = within(rowOf(await screen.findByText('转让服务费')));
  await user.click(row.getByRole('button', { name: /^缴费/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '缴费' }));
  expect(await dialog.findByText('转让服务费')).toBeDefined();
});

it('leads to invoicing for paid fees', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '本期申请开票' }));
  expect(await screen.findByText(/\/place\/billing\.invoicing\?fees=/)).toBeDefined();
});

it('shows the answer', async () => {
  open('/?month=2026-09');
  expect(await screen.findByText(/合同约定按年收取/)).toBeDefined();
});

it('is read-only for a reviewer', async () => {
  renderScreen(<ServiceScreen />, { as: 'supplierReviewer', replies: readServiceReplies });
  expect(await screen.findByText('2026-10 账单待确认')).toBeDefined();
  expect(screen.queryByRole('button', { name: '确认账单' })).toBeNull();
});

it('reports no charges and a failure', async () => {
  const shown = renderScreen(<ServiceScreen />, { as: 'supplierOperator', replies: noServiceReplies });
  expect(await screen.findByText('2026-11 没有服务费用')).toBeDefined();
  shown.unmount();
  renderScreen(<ServiceScreen />, { as: 'supplierOperator', replies: [fail(serviceBill.months, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
