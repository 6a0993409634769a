import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { confirmed, emptyReplies, holderReplies, receiptsAre } from '../settlement.fixtures.ts';
import { ReceiptsScreen } from './receipts-screen.tsx';

const { bankAccount, settlement } = contract;
const at = (address: string) => () => hosted(<ReceiptsScreen />, { at: address, places: ['voucher.holdings', 'bankAccounts.list'] });

const meta = {
  id: 'features-settlement-receipts',
  title: 'features/settlement/receipts 到期收款',
  component: ReceiptsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(holderReplies),
  render: at('/'),
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(emptyReplies) };
export const Loading: Story = { beforeEach: platform([delay(settlement.listToReceive), delay(settlement.calendar)]) };
export const Failed: Story = { beforeEach: platform([fail(settlement.listToReceive, 504), fail(settlement.calendar, 504)]) };
export const Detail: Story = { render: at('/?id=P22') };
/** Contact and text of a complaint. */
export const Complaining: Story = {
  render: at('/?id=P21'),
  play: async () => {
    const sheet = within(await within(document.body).findByRole('complementary', { name: /^LX/ }));
    await userEvent.click(await sheet.findByRole('button', { name: /^(投诉|Complain)$/ }));
    await expect(
      await within(document.body).findByRole('dialog', { name: /^(投诉逾期未付|Complain of an overdue payment)$/ }),
    ).toBeVisible();
  },
};
/** The account is confirmed in the days before payment. */
export const ConfirmingAccount: Story = {
  render: at('/?id=P23'),
  play: async ({ canvasElement }) => {
    // Every button of the name stands in the record, which is beside the list, or over it on a phone.
    const buttons = await within(document.body).findAllByRole('button', { name: '确认收款账户' });
    await userEvent.click(buttons[buttons.length - 1] ?? canvasElement);
    const question = within(await within(document.body).findByRole('alertdialog', { name: '确认收款账户' }));
    await expect((await question.findAllByRole('radio'))[0]).toBeChecked();
  },
};
export const ConfirmingOnAPhone: Story = { ...ConfirmingAccount, ...Phone };
export const AccountsUnknown: Story = {
  ...ConfirmingAccount,
  beforeEach: platform([...holderReplies, fail(bankAccount.list, 504)]),
  play: async () => {
    const sheet = within(await within(document.body).findByRole('complementary', { name: /^LX/ }));
    await userEvent.click(await sheet.findByRole('button', { name: '确认收款账户' }));
    await expect(await within(document.body).findByText('账户没有加载出来')).toBeVisible();
  },
};
export const Confirmed: Story = { render: at('/?id=P23'), beforeEach: platform([...holderReplies, receiptsAre([confirmed])]) };
export const Paid: Story = { render: at('/?id=P24') };
export const PaidWithoutReceipt: Story = {
  ...Paid,
  beforeEach: platform([...holderReplies, reply(settlement.bankReceipts, { list: [] })]),
};
