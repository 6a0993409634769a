import { contract, type RequestOf } from '@lianxin/api/contract';
import { day, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeWorkbook } from '../../../platform/lists/index.ts';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { entries, entriesAre } from '../register/register.fixtures.ts';
import { RegisterScreen } from '../register/register-screen.tsx';
import { beginning, reconciling, sheetAs } from './reconciliation.fixtures.ts';

const { reconciliation } = contract;
const open = (replies: readonly MockReply[] = reconciling) =>
  renderScreen(<RegisterScreen />, {
    as: 'supplierAdministrator',
    at: '/?view=reconciliation',
    replies: [entriesAre(entries), ...replies],
  });
const line = async (serial: string) => within(rowOf(await screen.findByText(serial)));

it('shows both balances with differences, and lines with entries', async () => {
  open();
  expect(await screen.findByText(/尚有未对平的收付，净差额 -102,300.00 元/)).toBeDefined();
  expect((await screen.findAllByText('账户管理费，待补录')).length).toBeGreaterThan(0);
  expect((await line('2026110030480005')).getByText('ZJ20261120-0001')).toBeDefined();
});

it('reports that they agree', async () => {
  open([...reconciling, sheetAs({})]);
  expect(await screen.findByText('调节后余额一致。')).toBeDefined();
});

it('matches a line with a selected entry', async () => {
  const sent = vi.fn(() => reconciliation.match.example.response);
  const repaid = entries.filter(({ direction }) => direction === 'out').map((one) => ({ ...one, reconciliation: 'unmatched' as const }));
  const { user } = open([...reconciling, entriesAre(repaid), reply(reconciliation.match, sent)]);
  await user.click((await line('2026110030480019')).getByRole('button', { name: '对平' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择登记明细' }));
  await user.click(await dialog.findByRole('radio', { name: /102,300.00/ }));
  await user.click(dialog.getByRole('button', { name: '对平' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ lineId: 'L19', entryId: 'F18' }));
});

it('asks for a reason if amounts differ', async () => {
  const sent = vi.fn(() => reconciliation.explain.example.response);
  const repaid = entries.filter(({ direction }) => direction === 'out').map((one) => ({ ...one, reconciliation: 'unmatched' as const }));
  const { user } = open([...reconciling, entriesAre(repaid), reply(reconciliation.explain, sent)]);
  await user.click((await line('2026110030480019')).getByRole('button', { name: '对平' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择登记明细' }));
  await user.click(await dialog.findByRole('radio', { name: /2,186.67/ }));
  await user.type(dialog.getByLabelText(/金额不一致的原因/), '分笔支付');
  await user.click(dialog.getByRole('button', { name: '说明差异' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ lineId: 'L19', entryId: 'F11', difference: 'amountDiffers', reason: '分笔支付' }),
  );
});

it('undoes a match', async () => {
  const sent = vi.fn(() => reconciliation.undo.example.response);
  const { user } = open([...reconciling, reply(reconciliation.undo, sent)]);
  await user.click((await line('2026110030480012')).getByRole('button', { name: '撤销' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: '撤销对账' })).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ lineId: 'L12' }));
});

const HEAD = ['交易日期', '收入金额', '支出金额', '余额', '流水号', '对方户名', '对方账号', '摘要'];
async function importing(replies: readonly MockReply[] = []) {
  const { user } = open([...beginning, ...replies]);
  await user.click(await screen.findByRole('button', { name: '导入对账单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入银行对账单' }));
  return { user, dialog, table: dialog.getByRole('textbox', { name: '对账单明细' }), send: dialog.getByRole('button', { name: '导入' }) };
}
const recorded = (sent: RequestOf<typeof reconciliation.importStatement>[]) =>
  reply(reconciliation.importStatement, (request) => {
    sent.push(request);
    return { lines: 2, matched: 1 };
  });
const whole = {
  firstOn: day('2026-11-18'),
  lastOn: day('2026-11-19'),
  opening: yuan(1_000),
  closing: yuan(1_070),
  lines: [
    {
      bookedOn: day('2026-11-18'),
      direction: 'in',
      amount: yuan(100),
      serial: 'A1',
      counterpartyName: '云岭物流有限公司',
      counterpartyNumber: '',
      summary: '',
      balanceAfter: yuan(1_100),
    },
    {
      bookedOn: day('2026-11-19'),
      direction: 'out',
      amount: yuan(30),
      serial: '',
      counterpartyName: '',
      counterpartyNumber: '',
      summary: '手续费',
      balanceAfter: yuan(1_070),
    },
  ],
};

it('imports pasted lines, with days and balances from them', async () => {
  const sent: RequestOf<typeof reconciliation.importStatement>[] = [];
  const { user, dialog, table, send } = await importing([recorded(sent)]);
  await user.click(table);
  await user.paste(`${HEAD.join('\t')}\n2026-11-18\t100\t\t1,100.00\tA1\t云岭物流有限公司\n20261119\t\t30\t1070\t\t\t\t手续费`);
  expect(dialog.getByText('读到 2 行，没有问题。')).toBeDefined();
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([expect.objectContaining(whole)]));
  expect(await screen.findByText('已导入 2 行，自动对平 1 行')).toBeDefined();
});

it('reads a workbook', async () => {
  const { user, dialog } = await importing();
  const kinds = ['day', 'amount', 'amount', 'amount', 'text', 'text', 'text', 'text'] as const;
  const columns = HEAD.map((name, index) => ({ name, kind: kinds[index] ?? 'text' }));
  const blob = await writeWorkbook([
    { name: '对账单', columns, rows: [['2026-11-18', '100', '', '1100', 'A1', '云岭物流有限公司', '', '']] },
  ]);
  await user.upload(dialog.getByLabelText('对账单文件'), new File([blob], 'statement.xlsx'));
  expect(await dialog.findByText('读到 1 行，没有问题。')).toBeDefined();
});

it('reports faulty cells and sends nothing', async () => {
  const { user, dialog, table, send } = await importing();
  await user.click(table);
  await user.paste('2026-11-18,100,,1100,A1,甲\n昨天,x,,,A2\n2026-11-19,1,2,,A3\n2026-11-19,5,,999,A1,=cmd');
  const faults = within(await dialog.findByRole('table', { name: '有问题的行' }));
  const said = faults
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' '),
    );
  expect(said).toEqual([
    '2 交易日期 昨天 不是有效日期',
    '2 收入金额 x 不是有效金额',
    '3 收入金额 1 收入和支出须填且只填一项',
    '3 支出金额 2 收入和支出须填且只填一项',
    '4 对方户名 =cmd 文字不能以公式字符开头',
  ]);
  expect(send.hasAttribute('disabled') || send.getAttribute('aria-disabled') === 'true').toBe(true);
});

it('reports lines that do not follow', async () => {
  const { user, dialog, table } = await importing();
  await user.click(table);
  await user.paste('2026-11-18,100,,1100,A1,甲\n2026-11-19,5,,999,A1,乙\n');
  const faults = within(await dialog.findByRole('table', { name: '有问题的行' }));
  const said = faults
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(said).toEqual(['2流水号A1流水号重复', '2余额999余额与逐行计算的不一致']);
  expect(dialog.getByRole('button', { name: '下载问题说明' })).toBeDefined();
});

it('reports refusals by line', async () => {
  const fields = [{ path: 'lines.0.serial', message: '该流水号已导入过' }];
  const { user, dialog, table, send } = await importing([refuse(reconciliation.importStatement, 'VALIDATION', { fields })]);
  await user.click(table);
  await user.paste(`${HEAD.join('\t')}\n\n2026-11-18\t100\t\t1100\tA1`);
  await user.click(send);
  expect(await dialog.findByText('第 3 行：该流水号已导入过')).toBeDefined();
});
