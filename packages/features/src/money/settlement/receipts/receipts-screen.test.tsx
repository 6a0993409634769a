import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { first } from '../../../platform/testing/world/example.ts';
import { confirmed, emptyReplies, holderReplies, receipts, receiptsAre } from '../settlement.fixtures.ts';
import { ReceiptsScreen } from './receipts-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

const { pdf, settlement } = contract;
const open = (replies: readonly MockReply[], at = '/') =>
  renderScreen(<ReceiptsScreen />, { at, places: ['voucher.holdings', 'bankAccounts.list'], replies });
/** Numbers are shown in groups. */
const line = async (number: string) => {
  const [found] = await screen.findAllByText((_, element) => element?.textContent === number);
  return within(rowOf(found ?? expect.fail()));
};

it('offers exactly the acts of each piece, besides viewing', async () => {
  const offers = [
    // Who may urge may also complain.
    [
      ['view', 'urge'],
      ['催付', '投诉'],
    ],
    [['view', 'confirmAccount'], ['确认收款账户']],
    [['view'], []],
  ] satisfies [(typeof receipts)[number]['acts'], string[]][];
  const list = offers.map(([acts], index) => ({ ...first(receipts), pieceId: ids.piece(`P${index}`), acts }));
  renderScreen(<ReceiptsScreen />, { replies: [...holderReplies, receiptsAre(list)] });
  await screen.findByText('确认收款账户');
  const table = screen.getByText('确认收款账户').closest('table') ?? expect.fail('there is no list');
  expect(buttonsByRow(table)).toEqual(offers.map(([, buttons]) => [...buttons, '详情']));
});

it('urges an overdue payment after a confirmation', async () => {
  const sent = vi.fn(() => settlement.urge.example.response);
  const { user } = open([...holderReplies, reply(settlement.urge, sent)]);
  await user.click((await line('LX20260520000002117-01')).getByRole('button', { name: '催付' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '催付' }));
  await user.click(dialog.getByRole('button', { name: '催付' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ pieceId: ids.piece('P21') }));
});

it('prepares the text of a complaint', async () => {
  const { user } = open(holderReplies);
  await user.click((await line('LX20260520000002117-01')).getByRole('button', { name: '投诉' }));
  const dialog = within(await screen.findByRole('dialog', { name: '投诉逾期未付' }));
  expect(dialog.getByText(/^LX20260520000002117-01，.+ 元，开立方 .+，付款日 .+ 未付。$/)).toBeDefined();
  expect(dialog.getByRole('link', { name: '400-000-0000' })).toBeDefined();
});

it('leads to the accounts after a rejection, with the bank’s reason', async () => {
  const { user } = open(holderReplies, '/?id=P22');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/收款账户状态异常/)).toBeDefined();
  await user.click(sheet.getByRole('button', { name: '更换收款账户' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('bankAccounts.list'));
});

describe('the receiving account', () => {
  it('is confirmed after being shown, with an explanation', async () => {
    const sent = vi.fn(() => settlement.confirmAccount.example.response);
    const { user } = open([...holderReplies, reply(settlement.confirmAccount, sent)]);
    await user.click((await line('LX20260520000002317-01')).getByRole('button', { name: '确认收款账户' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认收款账户' }));
    expect(dialog.getByText(/未确认不影响收款/)).toBeDefined();
    const [own, , unproved] = supplierAccounts;
    const choice = await dialog.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${own?.bankName}`) });
    expect(choice.checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${unproved?.bankName}`) }).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: '确认此账户' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pieceId: ids.piece('P23'), accountId: own?.id }));
    expect(await screen.findByText('收款账户已确认')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('can be changed', async () => {
    const sent = vi.fn(() => settlement.confirmAccount.example.response);
    const { user } = open([...holderReplies, reply(settlement.confirmAccount, sent)], '/?id=P23');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('2026-11-19 起可确认')).toBeDefined();
    expect(sheet.getByText('未确认，不影响收款')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: '确认收款账户' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认收款账户' }));
    const [, other] = supplierAccounts;
    await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${other?.bankName}`) }));
    await user.click(dialog.getByRole('button', { name: '确认此账户' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pieceId: ids.piece('P23'), accountId: other?.id }));
  });

  it('shows who confirmed it and when', async () => {
    open([...holderReplies, receiptsAre([confirmed])], '/?id=P23');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('李文静 于 2026-11-20 10:12 确认')).toBeDefined();
  });

  it('is confirmed only if the server allows it', async () => {
    open(holderReplies, '/?id=P24');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText('JS20261116000184273910');
    expect(sheet.queryByRole('button', { name: '确认收款账户' })).toBeNull();
  });
});

it('shows when money arrived, and the bank entry', async () => {
  open(holderReplies, '/?id=P24');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('JS20261116000184273910')).toBeDefined();
});

it('exports a year of days for calendars', async () => {
  const taken: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (file instanceof Blob && taken.push(file), 'blob:calendar'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const today = day('2026-11-20');
  const asked: unknown[] = [];
  const days = [{ paysOn: day('2027-03-31'), items: 2, amount: yuan(1_200_000), paid: yuan(0), overdue: yuan(0) }];
  const { user } = open([...holderReplies, reply(settlement.calendar, (request) => (asked.push(request), { today, days }))]);
  await user.click(await screen.findByRole('button', { name: /日历（.ics）/ }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(asked.at(-1)).toEqual({ side: 'receive', from: today, to: day('2027-11-21') });
  const text = await taken[0]?.text();
  expect(text).toContain('DTSTART;VALUE=DATE:20270331');
  expect(text?.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:到期收款 2 笔，合计 1\,200\,000.00 元`);
});

it('reports an empty list', async () => {
  open(emptyReplies);
  expect(await screen.findByText('没有待收的凭证')).toBeDefined();
});

it('opens on the month of the server’s business day', async () => {
  open([...holderReplies, reply(settlement.calendar, { today: day('2027-05-20'), days: [] })]);
  expect(await screen.findByText('2027年5月')).toBeDefined();
});

it('makes the receipt of a payment, even if not on the page', async () => {
  const made = vi.fn(() => pdf.ofSettlement.example.response);
  const elsewhere = reply(settlement.listToReceive, ({ ids: named }) => ({
    ...settlement.listToReceive.example.response,
    list: named === undefined ? [] : receipts.filter(({ pieceId }) => named.includes(pieceId)),
  }));
  const { user } = open([...holderReplies, elsewhere, reply(pdf.ofSettlement, made)], '/?id=P24');
  await user.click(await screen.findByRole('button', { name: '到期结算回单' }));
  await waitFor(() => expect(made).toHaveBeenCalledWith({ id: ids.piece('P24') }));
});

it('opens the bank’s receipt, or reports that there is none', async () => {
  const { unmount } = open(holderReplies, '/?id=P24');
  const shown = await screen.findByRole('list', { name: '银行回单' });
  expect(within(shown).getByRole('button', { name: '银行电子回单.pdf' })).toBeDefined();
  unmount();
  open([...holderReplies, reply(settlement.bankReceipts, { list: [] })], '/?id=P24');
  expect(await screen.findByText('付款方尚未添加银行回单')).toBeDefined();
});
