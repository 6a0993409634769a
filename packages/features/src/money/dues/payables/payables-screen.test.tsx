import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { pageOfPayables, paidInvoice, payables, payablesAre } from './payables.fixtures.ts';
import { PayablesScreen } from './payables-screen.tsx';

const { issuance, payable, transfer } = contract;
const places = ['dues.payables', 'issuance.issue', 'issuance.manage', 'transfer.apply', 'tradePapers.papers'] as const;
const owed = first(payables);
const second = '26142000000018846132';

interface Opened {
  readonly at?: string;
  readonly as?: PersonName;
  readonly side?: 'core' | 'supplier';
}
const open = (replies: readonly MockReply[] = [], { at = '/', as = 'coreOperator', side = 'core' }: Opened = {}) =>
  renderScreen(<PayablesScreen side={side} />, { as, at, places, replies: [payablesAre([...payables, paidInvoice]), ...replies] });
const row = async (number: string) => within(rowOf(await screen.findByText(number)));
async function choose(user: ReturnType<typeof open>['user'], number: string, act: string) {
  const found = await row(number);
  const shown = found.queryByRole('button', { name: act });
  if (shown) return user.click(shown);
  await user.click(found.getByRole('button', { name: new RegExp(`更多|${number}`) }));
  return user.click(await screen.findByRole('menuitem', { name: act }));
}

it('shows open amounts, payments, and the sixty-day limit', async () => {
  open();
  const near = await row(owed.number);
  for (const words of ['400,000', '12,000', '1,000,000', '48 / 60 天']) expect(near.getAllByText(words)).toBeDefined();
  const past = await row('26142000000018846133');
  expect(past.getByText('74 / 60 天')).toBeDefined();
  // The days show the delay, so that no state repeats it.
  expect(past.queryByText('已过期限')).toBeNull();
  expect((await row('26142000000018846134')).getByText('有争议')).toBeDefined();
  expect(within(screen.getByLabelText('应付合计')).getAllByRole('link')[4]?.getAttribute('href')).toContain('sixty=past');
});

it('requests the filters of the address', async () => {
  const asked: RequestOf<typeof payable.list>[] = [];
  open(
    [
      reply(payable.list, (request) => {
        asked.push(request);
        return pageOfPayables([...payables, paidInvoice], request.standings);
      }),
    ],
    { at: '/?state=paid&origin=invoice&sixty=past&search=2614' },
  );
  expect(await screen.findByText(paidInvoice.number)).toBeDefined();
  expect(asked[0]).toMatchObject({ standings: ['paid'], origin: 'invoice', sixty: 'past', search: '2614' });
});

it('opens an application for a voucher over several invoices of one supplier', async () => {
  const sent = vi.fn(() => issuance.saveDraft.example.response);
  const { user } = open([reply(issuance.saveDraft, sent)]);
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(owed.number) }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(second) }));
  expect(screen.getByRole('checkbox', { name: /26142000000018846133/ })).toHaveProperty('disabled', true);
  await user.click(within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', { name: '开立链信' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('/place/issuance.issue?id='));
  expect(sent).toHaveBeenCalledWith({
    form: {
      recipientNo: 'E1002',
      contractId: 'C1',
      amount: 130_000_000n,
      invoices: [
        { invoiceId: 'V1', amount: 100_000_000n },
        { invoiceId: 'V2', amount: 30_000_000n },
      ],
    },
  });
});

it('uses a transfer if the enterprise does not issue', async () => {
  const sent = vi.fn(() => transfer.saveDraft.example.response);
  const { user } = open([reply(transfer.saveDraft, sent)], { as: 'supplierOperator', side: 'supplier' });
  await choose(user, owed.number, '转让支付');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('/place/transfer.apply?draft='));
  expect(sent).toHaveBeenCalledWith({
    legs: [{ recipientNo: 'E1002', contractId: 'C1', amount: 100_000_000n, invoices: [{ invoiceId: 'V1', amount: 100_000_000n }] }],
  });
});

it('records an offline payment with receipt', async () => {
  const sent = vi.fn(() => payable.payOffline.example.response);
  const { user } = open([reply(payable.payOffline, sent)]);
  await choose(user, owed.number, '标记线下付款');
  const dialog = within(await screen.findByRole('dialog', { name: '标记线下付款' }));
  const day = dialog.getByLabelText('付款日期');
  await user.clear(day);
  await user.type(day, '2026-11-12');
  await user.type(dialog.getByLabelText('银行回单号'), 'HD-7');
  await user.click(dialog.getByRole('button', { name: '标记已付款' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ invoiceId: 'V1', amount: 100_000_000n, paidOn: '2026-11-12', receiptNumber: 'HD-7' }),
  );
});

it('undoes an offline payment', async () => {
  const sent = vi.fn(() => payable.undoOffline.example.response);
  const { user } = open([reply(payable.undoOffline, sent)], { at: '/?id=V1' });
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('meter', { name: '60 天付款期限' })).toBeDefined();
  await user.click(sheet.getByRole('button', { name: '撤销付款 HD20261110-0019' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销付款' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'OP1' }));
});

it('offers no acts without permission, and a retry after a failure', async () => {
  const { unmount } = open([payablesAre(payables.map((one) => ({ ...one, acts: [] })))], { as: 'coreReviewer' });
  const found = await row(owed.number);
  expect(found.queryByRole('button', { name: /开立链信|标记线下付款/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: new RegExp(owed.number) })).toBeNull();
  unmount();
  open([fail(payable.list, 504)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
