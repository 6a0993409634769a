import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfRows, platformReplies, queue, withdrawal } from '../transfer.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

const data = [...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows(queue))];

/** A reviewer passes or returns transfers, with amount, receiver and contract in view. */
const meta = {
  id: 'features-transfer-review',
  title: 'features/transfer/review 转让复核 approval',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(data),
  render: () => hosted(<ReviewScreen />, { as: 'supplierReviewer' }),
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewer: Story = {};

/** Operators can only read. */
export const Operator: Story = { render: () => hosted(<ReviewScreen />, { as: 'supplierOperator' }) };

/** Nobody reviews their own. */
export const OwnEntry: Story = { render: () => hosted(<ReviewScreen />, { as: 'supplierReviewer', at: '/?id=T3' }) };

export const Withdrawal: Story = {
  beforeEach: platform([...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows([withdrawal]))]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('与云岭物流商定改期支付')).toBeVisible();
  },
};

export const Returning: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('人民币伍拾万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '收款账号与户名不符' }));
    await expect(within(dialog).getByRole('textbox')).toHaveValue('收款账号与户名不符');
  },
};

export const Overtaken: Story = {
  beforeEach: platform([
    ...data,
    refuse(contract.transfer.review, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('人民币伍拾万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '金额有误' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '退回' }));
    await expect(await within(dialog).findByText('该单据已被处理')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetail: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => hosted(<ReviewScreen />, { as: 'supplierReviewer', at: '/?id=T1' }),
};

export const Empty: Story = { beforeEach: platform([...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows([]))]) };

export const Loading: Story = { beforeEach: platform([...data, delay(contract.transfer.listOutgoing)]) };

export const Failed: Story = { beforeEach: platform([...data, fail(contract.transfer.listOutgoing, 504)]) };
