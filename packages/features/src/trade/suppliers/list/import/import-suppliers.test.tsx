import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { csvOf } from '../../../../platform/lists/index.ts';
import { renderScreen } from '../../../../platform/testing/render-screen.tsx';
import { pageOfSuppliers, supplierRows } from '../../suppliers.fixtures.ts';
import { SuppliersScreen } from '../suppliers-screen.tsx';
import { RIGHT_SUPPLIERS, SUPPLIER_HEAD, WRONG_SUPPLIER } from './import.fixtures.ts';

const { addMany, list } = contract.supplier;
type Sent = RequestOf<typeof addMany>;
const [FIRST, SECOND] = RIGHT_SUPPLIERS;

async function open(replies: readonly MockReply[] = []) {
  const { user } = renderScreen(<SuppliersScreen />, {
    as: 'supplierOperator',
    replies: [reply(list, pageOfSuppliers(supplierRows)), ...replies],
  });
  await user.click(await screen.findByRole('button', { name: '从表格导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从表格导入供应商' }));
  return { user, dialog };
}
async function given(rows: readonly (readonly string[])[], replies: readonly MockReply[] = []) {
  const opened = await open(replies);
  await opened.user.click(opened.dialog.getByRole('textbox', { name: '供应商表' }));
  await opened.user.paste([SUPPLIER_HEAD, ...rows].map((row) => row.join('\t')).join('\n'));
  return opened;
}
const STRANGER = '平台上没有该企业，请先邀请对方注册';
const answering = (sent: Sent[], refused: readonly number[] = []) =>
  reply(addMany, (request) => {
    sent.push(request);
    return {
      added: request.allOrNone && refused.length > 0 ? 0 : request.rows.length - refused.length,
      refused: refused.map((row) => ({ row, field: 'creditCode' as const, sentence: STRANGER })),
    };
  });
const faultsIn = async (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  within(await dialog.findByRole('table', { name: '有问题的行' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('adds all rows in one call, with details, and reports their number', async () => {
  const sent: Sent[] = [];
  const { user, dialog } = await given([FIRST, SECOND], [answering(sent)]);
  expect(dialog.getByText('填写完整的 2 家。是否已注册等在添加时检查。')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '添加 2 家' }));
  expect(await screen.findByText('已添加 2 家供应商')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toMatchObject([
    {
      allOrNone: true,
      rows: [
        {
          creditCode: '91140000110057086C',
          name: '恒信机电设备有限公司',
          tags: ['战略供应商', '机电'],
          usualTermDays: 180,
          quota: yuan(10_000_000),
          note: '年度框架合同',
        },
        { creditCode: '914403002792683613', name: '云岭物流有限公司', tags: [] },
      ],
    },
  ]);
});

it('reads a template file, and reports faults by cell', async () => {
  const { user, dialog } = await open();
  const again = ['91140000110057086c', ...FIRST.slice(1)];
  await user.upload(dialog.getByLabelText('供应商文件'), new File([csvOf([SUPPLIER_HEAD, FIRST, WRONG_SUPPLIER, again])], 'suppliers.csv'));
  expect(await faultsIn(dialog)).toEqual([
    '3统一社会信用代码91140000110057086统一社会信用代码不正确',
    '3企业名称—请填写此项',
    '3标签这个标签比十二个字要长得多一些内容过长',
    '3常用期限（天）400不能大于 365',
    '3提醒额度（元）一千万不是有效金额',
    '4统一社会信用代码91140000110057086c与第 2 行是同一家企业',
  ]);
});

it('adds nothing while a row is faulty, or the correct ones on request; the rest stays', async () => {
  const sent: Sent[] = [];
  const { user, dialog } = await given([FIRST, WRONG_SUPPLIER, SECOND], [answering(sent, [1])]);
  expect(dialog.getByRole('button', { name: '添加 2 家' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: /只提交没有问题的行/ }));
  await user.click(dialog.getByRole('button', { name: '添加 2 家' }));
  expect(await dialog.findByText('已添加 1 家供应商')).toBeDefined();
  expect(sent.map(({ allOrNone, rows }) => [allOrNone, rows.length])).toEqual([[false, 2]]);
  expect((await faultsIn(dialog)).at(-1)).toBe(`4统一社会信用代码914403002792683613${STRANGER}`);
});

it('reports refusals by row, and that none was added', async () => {
  const { user, dialog } = await given([FIRST, SECOND], [answering([], [0])]);
  await user.click(dialog.getByRole('button', { name: '添加 2 家' }));
  expect(await dialog.findByText('没有添加任何一家')).toBeDefined();
  expect(await faultsIn(dialog)).toEqual([`2统一社会信用代码91140000110057086C${STRANGER}`]);
});

it('keeps everything after a failure', async () => {
  const { user, dialog } = await given([FIRST], [fail(addMany, 504)]);
  await user.click(dialog.getByRole('button', { name: '添加 1 家' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toBeDefined());
  expect(dialog.getByText('填写完整的 1 家。是否已注册等在添加时检查。')).toBeDefined();
});

it('is hidden without permission to add suppliers', async () => {
  renderScreen(<SuppliersScreen />, { as: 'supplierReviewer', replies: [reply(list, pageOfSuppliers(supplierRows))] });
  expect(await screen.findByText('恒信机电设备有限公司')).toBeDefined();
  expect(screen.queryByRole('button', { name: '从表格导入' })).toBeNull();
});
