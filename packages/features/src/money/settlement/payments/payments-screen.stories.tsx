import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { emptyReplies, isSuspended, operatorReplies, refusedByBank, reviewerReplies } from '../settlement.fixtures.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const { settlement } = contract;
const at =
  (address: string, as: PersonName = 'coreOperator') =>
  () =>
    hosted(<PaymentsScreen />, { as, at: address });

/** Acts on payments are visible without scrolling sideways. */
async function reachable(payments: HTMLElement): Promise<void> {
  const edge = payments.closest('[role=dialog], [data-pane]')?.getBoundingClientRect().right ?? 0;
  for (const act of within(payments).getAllByRole('button')) {
    await expect(act.getBoundingClientRect().right).toBeLessThan(edge);
  }
}

const meta = {
  id: 'features-settlement-payments',
  title: 'features/settlement/payments 到期付款',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(operatorReplies),
  render: at('/'),
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days stand by day of payment, and the vouchers begin in the first half of a window of 900 px, whose header and tabs take 104 px. */
export const Full: Story = {
  play: async () => {
    const page = within(document.body);
    await page.findByText('2,086,500.00');
    const list = await page.findByRole('table', { name: '到期付款' });
    await expect(list.getBoundingClientRect().top).toBeLessThanOrEqual(450 - 104);
    const overdue = await page.findByRole('button', { name: /11月16日.*逾期/ });
    await expect(getComputedStyle(overdue).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};
export const Reviewer: Story = { beforeEach: platform(reviewerReplies), render: at('/', 'coreReviewer') };
const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
/** Shortfalls and query buttons fit a phone. */
export const Phone: Story = {
  ...onAPhone,
  play: async () => {
    await within(document.body).findAllByText('缺口（元）');
    const accounts = await within(document.body).findByRole('list', { name: '付款账户备款情况' });
    for (const ask of within(accounts).getAllByRole('button'))
      await expect(ask.getBoundingClientRect().right).toBeLessThan(document.documentElement.clientWidth);
  },
};
/** The bank refused for lack of money: shows that instead of the older balance. */
export const RefusedByBank: Story = { beforeEach: platform([...operatorReplies, refusedByBank(2_000_000)]) };
export const Empty: Story = { beforeEach: platform(emptyReplies) };
export const Loading: Story = { beforeEach: platform([delay(settlement.listToPay), delay(settlement.calendar)]) };
export const Failed: Story = { beforeEach: platform([fail(settlement.listToPay, 504), fail(settlement.calendar, 504)]) };
export const Suspended: Story = {
  beforeEach: platform([...operatorReplies, isSuspended]),
};
export const Detail: Story = { render: at('/?id=V11') };
export const DetailOnAPhone: Story = { ...Detail, ...onAPhone };

export const Paying: Story = {
  play: async () => {
    await userEvent.click((await within(document.body).findAllByRole('button', { name: '发起付款' }))[0] ?? document.body);
    await expect(await within(document.body).findByRole('alertdialog', { name: '发起付款' })).toBeVisible();
  },
};

/** Paid, with bank receipts. */
export const Receipts: Story = {
  render: at('/?id=V15&tab=payments'),
  play: async () => reachable(await within(document.body).findByRole('table', { name: '付款明细' })),
};
export const ReceiptsOnAPhone: Story = {
  ...Receipts,
  ...onAPhone,
  play: async () => reachable(await within(document.body).findByRole('list', { name: '付款明细' })),
};

/** Some payments were rejected by the payees' accounts. */
export const PayingAgain: Story = {
  play: async () => {
    await userEvent.click((await within(document.body).findAllByRole('button', { name: '重新付款' }))[0] ?? document.body);
    await expect(await within(document.body).findByRole('alertdialog', { name: '重新付款' })).toBeVisible();
  },
};
