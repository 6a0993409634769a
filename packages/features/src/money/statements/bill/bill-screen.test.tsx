import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { monthsOf, noStatementReplies, statementReplies } from '../statements.fixtures.ts';
import { BillScreen } from './bill-screen.tsx';

const { statement } = contract;
afterEach(() => void vi.restoreAllMocks());
const figure = (label: string) => (_: string, element: Element | null) => element?.tagName === 'SPAN' && element.textContent === label;

const open = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<BillScreen side="supplier" />, { as: 'supplierOperator', at, replies: [...statementReplies, ...replies] });

it('opens with the month to confirm', async () => {
  open();
  expect(await screen.findByText('2026-10 账单待确认')).toBeDefined();
  const sums = within((await screen.findByText('期末持有（元）')).closest('dl') ?? expect.fail());
  expect(sums.getByText(figure('1,374,000.00'))).toBeDefined();
  expect(sums.getByText(figure('2,860,000.00'))).toBeDefined();
  expect(sums.getByText(figure('3,913,999.50'))).toBeDefined();
  expect(await screen.findByText('共 2 笔', { exact: false })).toBeDefined();
});

it('compares two months', async () => {
  open('/?month=2026-10&with=2026-08');
  expect(await screen.findByText('较 2026-08 +2,000,000.00')).toBeDefined();
});

/** The text of the file that the only export of the page writes. */
async function exported(user: ReturnType<typeof open>['user'], button: HTMLElement): Promise<string> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (file instanceof Blob && files.push(file), 'blob:bill'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]?.text()) ?? expect.fail();
}

it('tells a holder the late interest that came besides, in the figures, the lines and their export', async () => {
  const { user } = open('/?month=2026-11');
  const sums = within((await screen.findByText('期末持有（元）')).closest('dl') ?? expect.fail());
  expect(sums.getByText('另收逾期利息（元）')).toBeDefined();
  expect(sums.getByText(figure('3,200.00'))).toBeDefined();
  expect(await screen.findByRole('columnheader', { name: '另收逾期利息（元）' })).toBeDefined();
  const text = await exported(user, await screen.findByRole('button', { name: '导出' }));
  expect(text).toContain('另收逾期利息（元）');
  expect(text).toContain('3200.00');
});

it('has no column of late interest in a month without any', async () => {
  open('/?month=2026-10');
  expect(await screen.findByRole('columnheader', { name: '对方' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: '另收逾期利息（元）' })).toBeNull();
});

it('confirms as shown, after a confirmation', async () => {
  const asked: RequestOf<typeof statement.confirm>[] = [];
  const { user } = open('/', [
    reply(statement.confirm, (request) => {
      asked.push(request);
      return statement.confirm.example.response;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: '确认账单' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认账单' }));
  expect(await screen.findByText('2026-10 账单已确认')).toBeDefined();
  const closing = monthsOf('held').find(({ month }) => month === '2026-10')?.closing;
  expect(asked).toEqual([{ side: 'held', month: '2026-10', version: 0, closing }]);
});

it('disputes with a reason', async () => {
  const asked: RequestOf<typeof statement.dispute>[] = [];
  const { user } = open('/', [
    reply(statement.dispute, (request) => {
      asked.push(request);
      return statement.dispute.example.response;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: '提出异议' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/原因/), '少列一笔转让');
  await user.click(dialog.getByRole('button', { name: '提出异议' }));
  expect(await screen.findByText('已提出异议，平台会答复')).toBeDefined();
  expect(asked).toEqual([{ side: 'held', month: '2026-10', version: 0, reason: '少列一笔转让' }]);
});

it('explains an empty month, and shows the answer to a dispute', async () => {
  const shown = open('/?month=2026-07');
  expect(await screen.findByText('2026-07 没有变动')).toBeDefined();
  expect(screen.getByText(/期初与期末同为 1,200,000.00 元/)).toBeDefined();
  shown.unmount();
  open('/?month=2026-08');
  expect(await screen.findByText(/该笔于 9 月 1 日签收，列入 9 月账单/)).toBeDefined();
});

it('shows a core enterprise issuances by bank and supplier, and holdings', async () => {
  const { user } = renderScreen(<BillScreen side="core" />, { as: 'coreOperator', replies: statementReplies });
  await user.click(await screen.findByRole('button', { name: '汇总与图表' }));
  const parts = await screen.findByRole('table', { name: '开立、兑付与余额' });
  expect(parts.textContent).toContain('9,200,000.00');
  await user.click(screen.getByRole('radio', { name: '按供应商' }));
  expect(within(await screen.findByRole('table', { name: '开立、兑付与余额' })).getByText('云岭物流有限公司')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '持有的' }));
  expect(await screen.findByText('期末持有（元）')).toBeDefined();
});

it('sums up the late interest by bank and supplier, also in the export', async () => {
  const { user } = renderScreen(<BillScreen side="core" />, { as: 'coreOperator', replies: statementReplies });
  await user.click(await screen.findByRole('button', { name: '汇总与图表' }));
  const parts = await screen.findByRole('table', { name: '开立、兑付与余额' });
  expect(parts.textContent.split('7,500.00'), 'of the bank, and in all').toHaveLength(3);
  const panel = parts.closest('section') ?? expect.fail();
  const text = await exported(user, within(panel).getByRole('button', { name: '导出' }));
  expect(text).toContain('另付逾期利息（元）');
  expect(text).toContain('7500.00');
});

it('offers a retry after a failure, and one month without movements', async () => {
  const shown = renderScreen(<BillScreen side="supplier" />, { as: 'supplierOperator', replies: [fail(statement.months, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  shown.unmount();
  renderScreen(<BillScreen side="supplier" />, { as: 'supplierOperator', replies: noStatementReplies });
  expect(await screen.findByText('2026-11 没有变动')).toBeDefined();
});
