import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfPledges, queueReplies } from '../pledge.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

const at = (address: string) => () => hosted(<ReviewScreen />, { as: 'supplierReviewer', at: address });

const meta = {
  id: 'features-pledge-review',
  title: 'features/pledge/review 担保审核 approval',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(queueReplies),
  render: at('/'),
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewer: Story = {};

/** Operators read along. */
export const Operator: Story = { render: () => hosted(<ReviewScreen />, { as: 'supplierOperator' }) };

/** Nobody reviews what they applied for. */
export const OwnEntry: Story = { render: at('/?id=P3') };

export const Repayment: Story = {
  render: at('/?id=P7'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^授权还款/ });
    await userEvent.keyboard('a');
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent('100,000.00');
  },
};

export const Release: Story = { render: at('/?id=P8') };

export const Returning: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('人民币捌拾万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '贷款成本偏高' }));
    await expect(within(dialog).getByRole('textbox')).toHaveValue('贷款成本偏高');
  },
};

export const Overtaken: Story = {
  beforeEach: platform([
    ...queueReplies,
    refuse(contract.pledge.review, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('人民币捌拾万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '金额有误' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '退回' }));
    await expect(await screen.findByText('该单据已被处理')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetail: Story = { globals: { viewport: { value: 'phone' } }, render: at('/?id=P1') };

export const Empty: Story = { beforeEach: platform([...queueReplies, reply(contract.pledge.list, pageOfPledges([]))]) };

export const Loading: Story = { beforeEach: platform([...queueReplies, delay(contract.pledge.list)]) };

export const Failed: Story = { beforeEach: platform([...queueReplies, fail(contract.pledge.list, 504)]) };
