import { contract, type RequestOf } from '@lianxin/api/contract';
import { day, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { csvOf, writeWorkbook } from '../../../../platform/lists/index.ts';
import { renderScreen } from '../../../../platform/testing/render-screen.tsx';
import { ImportDialog } from './import-dialog.tsx';

const { importRows } = contract.capitalPlan;
const TODAY = day('2026-11-20');
const HEAD = ['期间', '计划流入', '计划流出'];

async function open(replies: readonly MockReply[] = []) {
  const onClose = vi.fn();
  const { user } = renderScreen(<ImportDialog period="week" today={TODAY} onClose={onClose} />, { as: 'lenderOperator', replies });
  const dialog = within(await screen.findByRole('dialog', { name: '导入按周计划' }));
  return {
    user,
    dialog,
    onClose,
    table: dialog.getByRole('textbox', { name: '计划表' }),
    send: dialog.getByRole('button', { name: '导入' }),
  };
}

const recorded = (sent: RequestOf<typeof importRows>[]) =>
  reply(importRows, (request) => {
    sent.push(request);
    return { added: 1, replaced: 1 };
  });
const two = {
  period: 'week',
  rows: [
    { first: day('2026-11-23'), inflow: yuan(1_000_000), outflow: yuan(2_500_000.5) },
    { first: day('2026-11-30'), inflow: yuan(0), outflow: yuan(300) },
  ],
};

test('imports rows pasted from a spreadsheet, with any day of a week identifying the week', async () => {
  const sent: RequestOf<typeof importRows>[] = [];
  const { user, dialog, table, send, onClose } = await open([recorded(sent)]);
  await user.click(table);
  await user.paste(`${HEAD.join('\t')}\n2026/11/25\t1,000,000\t2500000.50\n\n2026年11月30日\t\t300`);
  expect(dialog.getByText('读到 2 个期间，没有问题。')).toBeDefined();
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([two]));
  expect(await screen.findByText('已导入：新增 1 个期间，替换 1 个期间')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

test('names each invalid line, and sends nothing until all are valid', async () => {
  const { user, dialog, table, send } = await open();
  await user.click(table);
  await user.paste('期间,流入,流出\n2026-11-25,1,2\n2026-11-27,3,4\n下周,x,5\n2026-11-09,6,-7');
  const faults = within(await dialog.findByRole('table', { name: '有问题的行' }));
  const said = faults
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(said).toEqual([
    ['3', '期间', '2026-11-27', '与前面的行是同一期间'],
    ['4', '期间', '下周', '不是有效日期'],
    ['4', '计划流入', 'x', '不是有效金额'],
    ['5', '期间', '2026-11-09', '该期间已结束'],
    ['5', '计划流出', '-7', '金额不能为负'],
  ]);
  expect(send.hasAttribute('disabled') || send.getAttribute('aria-disabled') === 'true').toBe(true);
});

test.each([
  [
    'a text file',
    async () => new File([csvOf([HEAD, ['2026-11-23', '1,000,000.00', '2,500,000.50'], ['2026-12-01', '', '300']])], 'plan.csv'),
  ],
  [
    'a workbook',
    async () => {
      const columns = [
        { name: '期间', kind: 'day' as const },
        { name: '计划流入', kind: 'amount' as const },
        { name: '计划流出', kind: 'amount' as const },
      ];
      return new File(
        [
          await writeWorkbook([
            {
              name: '资金计划',
              columns,
              rows: [
                ['2026-11-23', '1000000', '2500000.5'],
                ['2026-12-01', '', '300'],
              ],
            },
          ]),
        ],
        'plan.xlsx',
      );
    },
  ],
])('reads %s', async (_, fileOf) => {
  const sent: RequestOf<typeof importRows>[] = [];
  const { user, dialog, send } = await open([recorded(sent)]);
  await user.upload(dialog.getByLabelText('计划文件'), await fileOf());
  expect(await dialog.findByText('读到 2 个期间，没有问题。')).toBeDefined();
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([two]));
});

test('reports a file that cannot be read', async () => {
  const { user, dialog } = await open();
  await user.upload(dialog.getByLabelText('计划文件'), new File(['no workbook at all'], 'plan.xlsx'));
  expect(await dialog.findByText('文件无法读取，请使用 CSV 或 XLSX 文件')).toBeDefined();
});

test('shows the server’s error with its line', async () => {
  const fields = [{ path: 'rows.1.first', message: '该期间已结束，计划不能再修改' }];
  const { user, dialog, table, send } = await open([refuse(importRows, 'VALIDATION', { fields })]);
  await user.click(table);
  await user.paste('期间,流入,流出\n2026-11-25,1,2\n\n2026-12-01,3,4');
  await user.click(send);
  expect(await dialog.findByText('第 4 行：该期间已结束，计划不能再修改')).toBeDefined();
});
