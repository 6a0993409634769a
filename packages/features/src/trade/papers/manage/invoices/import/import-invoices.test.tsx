import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { csvOf, writeWorkbook } from '../../../../../platform/lists/index.ts';
import { renderScreen } from '../../../../../platform/testing/render-screen.tsx';
import { invoices, invoicesAre } from '../../papers.fixtures.ts';
import { PapersScreen } from '../../papers-screen.tsx';
import { INVOICE_HEAD, OWN_ENTERPRISE, RIGHT_INVOICES, TAX_SERVICE_HEAD, TAX_SERVICE_INVOICES, WRONG_INVOICE } from './import.fixtures.ts';

const { saveMany } = contract.tradeInvoice;
type Sent = RequestOf<typeof saveMany>;
const [FIRST, SECOND] = RIGHT_INVOICES;

async function open(replies: readonly MockReply[] = []) {
  const { user } = renderScreen(<PapersScreen />, { as: 'coreOperator', replies: [invoicesAre(invoices), ...replies] });
  await user.click(await screen.findByRole('button', { name: '从表格导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从表格导入发票' }));
  return { user, dialog };
}
async function given(rows: readonly (readonly string[])[], replies: readonly MockReply[] = []) {
  const opened = await open(replies);
  await opened.user.click(opened.dialog.getByRole('textbox', { name: '发票明细表' }));
  await opened.user.paste([INVOICE_HEAD, ...rows].map((row) => row.join('\t')).join('\n'));
  return opened;
}
const answering = (sent: Sent[], refused: readonly number[] = []) =>
  reply(saveMany, (request) => {
    sent.push(request);
    return {
      saved: request.allOrNone && refused.length > 0 ? 0 : request.rows.length - refused.length,
      refused: refused.map((row) => ({ row, field: 'number' as const, sentence: '该发票已登记' })),
    };
  });
const faultsIn = async (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  within(await dialog.findByRole('table', { name: '有问题的行' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('records every row of a sheet in one call, and tells how many', async () => {
  const sent: Sent[] = [];
  const { user, dialog } = await given([FIRST, SECOND], [answering(sent)]);
  expect(dialog.getByText('填写完整的 2 张，价税合计 2,260.00 元。是否重复等在登记时检查。')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '登记 2 张' }));
  expect(await screen.findByText('已登记 2 张发票')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toMatchObject([
    {
      allOrNone: true,
      rows: [
        {
          side: 'buyer',
          counterparty: '恒信机电设备有限公司',
          kind: 'digitalSpecial',
          number: '26142000000099880001',
          issuedOn: '2026-11-02',
          amountWithoutTax: yuan(1000),
          amountWithTax: yuan(1130),
          goods: '矿用电缆',
          contractNumber: 'JBMY-CG-2026-0873',
        },
        { side: 'seller', kind: 'vatOrdinary', code: '1400212130', number: '08849991', checkCode: '123456' },
      ],
    },
  ]);
});

it('reads a file of the template, and says what is wrong with it by cell', async () => {
  const { user, dialog } = await open();
  const text = csvOf([INVOICE_HEAD, FIRST, WRONG_INVOICE, FIRST]);
  await user.upload(dialog.getByLabelText('发票明细文件'), new File([text], 'invoices.csv'));
  expect(await faultsIn(dialog)).toEqual([
    '3本企业是中间人请选择一项',
    '3发票类型收据请选择一项',
    '3发票号码—请填写此项',
    '3价税合计约一千请输入金额，最多两位小数',
    '4发票号码26142000000099880001与第 2 行是同一张发票',
  ]);
  expect(dialog.getByRole('button', { name: '下载有问题的行' })).toBeDefined();
});

it('sends nothing while a row is faulty, or the correct ones on request; the rest stays', async () => {
  const sent: Sent[] = [];
  const { user, dialog } = await given([FIRST, WRONG_INVOICE, SECOND], [answering(sent, [1])]);
  expect(dialog.getByRole('button', { name: '登记 2 张' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: /只提交没有问题的行/ }));
  await user.click(dialog.getByRole('button', { name: '登记 2 张' }));
  expect(await dialog.findByText('已登记 1 张发票')).toBeDefined();
  expect(sent.map(({ allOrNone, rows }) => [allOrNone, rows.length])).toEqual([[false, 2]]);
  expect((await faultsIn(dialog)).at(-1)).toBe('4发票号码08849991该发票已登记');
  await user.click(dialog.getByRole('button', { name: '导入改正后的行' }));
  expect(dialog.getByRole('textbox', { name: '发票明细表' })).toHaveProperty('value', '');
});

it('says by row what the server refuses, and that none was recorded', async () => {
  const { user, dialog } = await given([FIRST, SECOND], [answering([], [0])]);
  await user.click(dialog.getByRole('button', { name: '登记 2 张' }));
  expect(await dialog.findByText('没有登记任何一张')).toBeDefined();
  expect(await faultsIn(dialog)).toEqual(['2发票号码26142000000099880001该发票已登记']);
});

it('loses nothing where the call fails', async () => {
  const { user, dialog } = await given([FIRST], [fail(saveMany, 504)]);
  await user.click(dialog.getByRole('button', { name: '登记 1 张' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toBeDefined());
  expect(dialog.getByText('填写完整的 1 张，价税合计 1,130.00 元。是否重复等在登记时检查。')).toBeDefined();
});

it('is not offered to who may not record an invoice by hand', async () => {
  renderScreen(<PapersScreen />, { as: 'coreReviewer', replies: [invoicesAre(invoices)] });
  expect(await screen.findByText(invoices[0]?.number ?? '')).toBeDefined();
  expect(screen.queryByRole('button', { name: '从表格导入' })).toBeNull();
});

it('takes the tax service’s own export, asks for the goods, and names the rows of others', async () => {
  const sent: Sent[] = [];
  const own = reply(contract.enterprise.get, { ...contract.enterprise.get.example.response, ...OWN_ENTERPRISE });
  const { user, dialog } = await open([own, answering(sent)]);
  await user.upload(dialog.getByLabelText('发票明细文件'), new File([csvOf([TAX_SERVICE_HEAD, ...TAX_SERVICE_INVOICES])], '全量发票.csv'));
  expect(await dialog.findByText('购销双方都不是本企业、未读取的行：第 4 行。')).toBeDefined();
  expect(await faultsIn(dialog)).toEqual(['2货物或服务名称—请填写此项', '3货物或服务名称—请填写此项']);
  await user.type(dialog.getByRole('textbox', { name: '货物或服务名称' }), '矿用物资');
  await user.click(await dialog.findByRole('button', { name: '登记 2 张' }));
  expect(await screen.findByText('已登记 2 张发票')).toBeDefined();
  expect(sent[0]?.rows).toMatchObject([
    { side: 'buyer', counterparty: '91140000110057086C', number: '26142000000018847030', goods: '矿用物资' },
    { side: 'seller', counterparty: '91140000110057086C', code: '1400212130', number: '08849991' },
  ]);
  expect(sent[0]?.rows[0]).not.toHaveProperty('sellerName');
});

/** A workbook of sheets with text in every cell. */
const workbookOf = async (sheets: Readonly<Record<string, readonly (readonly string[])[]>>) =>
  new File(
    [
      await writeWorkbook(
        Object.entries(sheets).map(([name, [head = [], ...rows]]) => ({
          name,
          columns: head.map((label) => ({ name: label, kind: 'text' as const })),
          rows,
        })),
      ),
    ],
    'invoices.xlsx',
  );
const NOTES = [
  ['栏目', '必填'],
  ['本企业是', '是'],
];

it('reads the sheet with the columns wherever it stands in the workbook, and says which', async () => {
  const { user, dialog } = await open();
  const file = await workbookOf({ 说明: NOTES, 十一月: [INVOICE_HEAD, FIRST], 十二月: [INVOICE_HEAD, SECOND] });
  await user.upload(dialog.getByLabelText('发票明细文件'), file);
  expect(await dialog.findByText('文件中有多个工作表，读取的是“十一月”。')).toBeDefined();
  expect(dialog.getByText('没有读取的工作表：“十二月”。')).toBeDefined();
  expect(dialog.getByText('填写完整的 1 张，价税合计 1,130.00 元。是否重复等在登记时检查。')).toBeDefined();
});

it('names the sheets of a workbook where none has the columns', async () => {
  const { user, dialog } = await open();
  await user.upload(
    dialog.getByLabelText('发票明细文件'),
    await workbookOf({
      说明: [['填表说明', '日']],
      数据: [
        ['客户', '数额'],
        ['甲', '乙'],
      ],
    }),
  );
  expect(await dialog.findByText(/文件中的工作表：“说明”、“数据”。/)).toBeDefined();
});
