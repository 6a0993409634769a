import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { entries, entriesAre } from '../register/register.fixtures.ts';
import { RegisterScreen } from '../register/register-screen.tsx';
import { beginning, reconciling, sheetAs } from './reconciliation.fixtures.ts';

const { reconciliation } = contract;
const at = (address: string) => () => hosted(<RegisterScreen />, { as: 'supplierAdministrator', at: address });
const shared = [entriesAre(entries), ...reconciling];

const meta = {
  id: 'features-fund-register-reconciliation',
  title: 'features/fund-register/reconciliation 银行对账',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(shared),
  render: at('/?view=reconciliation'),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Agreed: Story = { beforeEach: platform([...shared, sheetAs({})]) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([entriesAre([]), ...beginning]) };
export const NoAccount: Story = { beforeEach: platform([...shared, reply(contract.bankAccount.list, [])]) };
export const Loading: Story = { beforeEach: platform([...shared, delay(reconciliation.lines), delay(reconciliation.balance)]) };
export const Failed: Story = { beforeEach: platform([...shared, fail(reconciliation.lines, 504), fail(reconciliation.balance, 504)]) };

export const Importing: Story = {
  ...Empty,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '导入对账单' }));
    await expect(await within(document.body).findByRole('dialog', { name: '导入银行对账单' })).toBeVisible();
  },
};

const importing = (written: string, said: string): Story => ({
  ...Empty,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '导入对账单' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '导入银行对账单' }));
    await userEvent.click(dialog.getByRole('textbox', { name: '对账单明细' }));
    await userEvent.paste(written);
    await expect(await dialog.findByText(said)).toBeVisible();
  },
});

/** A bank's export with titles, an unknown column, the latest line first, and a total. */
export const ImportingABanksExport: Story = importing(
  [
    ['账户交易明细'],
    ['单位：万元'],
    ['记账日期', '借方发生额', '贷方发生额', '账户余额', '交易流水号', '对手户名', '对手账号', '用途', '审批人'],
    ['2026-11-04', '2', '-', '13', 'HD002', '云岭物流有限公司', '6222020000000000456', '运费', '王建国'],
    ['2026-11-03', '-', '5', '15', 'HD001', '示例物流有限公司', '6222020000000000123', '货款', '王建国'],
    ['人民币合计', '2', '5'],
  ]
    .map((row) => row.join('\t'))
    .join('\n'),
  '请核对读取的内容',
);

/** A table with an unknown header. */
export const ImportingUnknownHeads: Story = importing('哪天\t进\t出\n2026-11-03\t1\t\n', '没有找到栏目名称');

export const ImportingWithoutAmounts: Story = importing('交易日期\t摘要\t进账\n2026-11-03\t货款\t1\n', '缺少栏目：收入金额、支出金额');
