import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../../../platform/testing/index.ts';
import { invoices, invoicesAre } from '../../papers.fixtures.ts';
import { PapersScreen } from '../../papers-screen.tsx';
import { INVOICE_HEAD, OWN_ENTERPRISE, RIGHT_INVOICES, TAX_SERVICE_HEAD, TAX_SERVICE_INVOICES, WRONG_INVOICE } from './import.fixtures.ts';

const { saveMany } = contract.tradeInvoice;

const meta = {
  id: 'features-papers-import',
  title: 'features/papers/import 从表格导入发票',
  component: PapersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([invoicesAre(invoices)]),
  render: () => hosted(<PapersScreen />, { as: 'coreOperator' }),
} satisfies Meta<typeof PapersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
async function open() {
  await userEvent.click(await body().findByRole('button', { name: '从表格导入' }));
  await expect(await body().findByRole('dialog', { name: '从表格导入发票' })).toBeVisible();
}
async function paste(rows: readonly (readonly string[])[], head = INVOICE_HEAD) {
  await open();
  await userEvent.click(await body().findByRole('textbox', { name: '发票明细表' }));
  await userEvent.paste([head, ...rows].map((row) => row.join('\t')).join('\n'));
}
const record = async () => userEvent.click(await body().findByRole('button', { name: /^登记 \d+ 张$/ }));

export const Empty: Story = { play: open };
export const Right: Story = { play: async () => paste(RIGHT_INVOICES) };
export const Full: Story = {
  play: async () => {
    await paste([...RIGHT_INVOICES, WRONG_INVOICE]);
    await expect(await body().findByRole('table', { name: '有问题的行' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => paste([...RIGHT_INVOICES, WRONG_INVOICE]),
};
export const Refused: Story = {
  beforeEach: platform([
    invoicesAre(invoices),
    reply(saveMany, { saved: 0, refused: [{ row: 1, field: 'number', sentence: '该发票已登记' }] }),
  ]),
  play: async () => {
    await paste(RIGHT_INVOICES);
    await record();
    await expect(await body().findByText('没有登记任何一张')).toBeVisible();
  },
};
export const SomeRecorded: Story = {
  beforeEach: platform([invoicesAre(invoices), reply(saveMany, { saved: 2, refused: [] })]),
  play: async () => {
    await paste([...RIGHT_INVOICES, WRONG_INVOICE]);
    await userEvent.click(await body().findByRole('radio', { name: /只提交没有问题的行/ }));
    await record();
    await expect(await body().findByText('已登记 2 张发票')).toBeVisible();
  },
};
export const Broken: Story = {
  beforeEach: platform([invoicesAre(invoices), fail(saveMany, 504)]),
  play: async () => {
    await paste(RIGHT_INVOICES);
    await record();
    await expect(await body().findByRole('alert')).toBeVisible();
  },
};
export const TaxServiceExport: Story = {
  beforeEach: platform([
    invoicesAre(invoices),
    reply(contract.enterprise.get, { ...contract.enterprise.get.example.response, ...OWN_ENTERPRISE }),
  ]),
  play: async () => {
    await paste(TAX_SERVICE_INVOICES, TAX_SERVICE_HEAD);
    await expect(await body().findByRole('textbox', { name: '货物或服务名称' })).toBeVisible();
  },
};
