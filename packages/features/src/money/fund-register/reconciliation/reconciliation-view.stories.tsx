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
