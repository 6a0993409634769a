import { contract } from '@lianxin/api/contract';
import { delay, fail, reply, yuan, type MockReply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { detail, history, holdings, totals, tree } from '../voucher.fixtures.ts';
import { HoldingsScreen } from './holdings-screen.tsx';

const PLACES = ['transfer.apply', 'transfer.records', 'voucher.signFor', 'voucher.signForList'] as const;
const data: readonly MockReply[] = [
  reply(contract.voucher.listHoldings, holdings),
  reply(contract.voucher.totals, totals),
  reply(contract.voucher.get, detail),
  reply(contract.voucher.history, history),
  reply(contract.voucher.trace, { faceAmount: detail.faceAmount, liveAmount: detail.faceAmount, nodes: [...tree] }),
];

const meta = {
  id: 'features-voucher-holdings',
  title: 'features/voucher/holdings 链信持有 list',
  component: HoldingsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(data),
  render: () => hosted(<HoldingsScreen />, { as: 'supplierOperator', places: PLACES }),
} satisfies Meta<typeof HoldingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const number of ['LX20261106000031721', 'LX20261103000029854', 'LX20261021000022077']) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(number) }));
    }
    await expect(await canvas.findByText('5,888,850.80')).toBeVisible();
  },
};

export const Detail: Story = {
  render: () => hosted(<HoldingsScreen />, { as: 'supplierOperator', places: PLACES, at: '/?id=N-02&tab=trace' }),
};

export const Proof: Story = {
  render: () => hosted(<HoldingsScreen />, { as: 'supplierOperator', places: PLACES, at: '/?id=N-02&tab=proof' }),
};

export const Related: Story = {
  render: () =>
    hosted(<HoldingsScreen />, {
      as: 'supplierOperator',
      places: [...PLACES, 'financing.records', 'pledge.records'],
      at: '/?id=N-02&tab=related',
    }),
};

export const Reviewer: Story = { render: () => hosted(<HoldingsScreen />, { as: 'supplierReviewer', places: PLACES }) };

/** Dues by month below the figures. */
export const ByMonth: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '按月到期' }));
    await expect(await within(canvasElement).findByRole('table', { name: '按月到期' })).toBeVisible();
  },
};

export const ByMonthOnPhone: Story = { ...ByMonth, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([
    reply(contract.voucher.listHoldings, { ...holdings, list: [], total: 0, stateCounts: {} }),
    reply(contract.voucher.totals, { ...totals, receivable: { count: 0, amount: yuan(0) }, dueMonths: [] }),
  ]),
};

export const Loading: Story = { beforeEach: platform([delay(contract.voucher.listHoldings), delay(contract.voucher.totals)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.voucher.listHoldings, 504)]) };
