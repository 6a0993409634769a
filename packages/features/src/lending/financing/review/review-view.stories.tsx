import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfFinancings } from '../financing.fixtures.ts';
import { queueReplies } from '../records/records.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

const at = (address: string) => () =>
  hosted(<RecordsScreen />, { as: 'supplierReviewer', places: ['financing.records'], at: `/?view=review${address}` });

const meta = {
  id: 'features-financing-review',
  title: 'features/financing/review 融资复核 approval',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(queueReplies),
  render: at(''),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewer: Story = {};

/** Nobody reviews what they applied for. */
export const OwnEntry: Story = { render: at('&id=F3') };

/** The contract that the operator signed. */
export const Contract: Story = { render: at('&id=F4') };

export const Returning: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('人民币壹佰万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '融资成本偏高' }));
    await expect(within(dialog).getByRole('textbox')).toHaveValue('融资成本偏高');
  },
};

export const Overtaken: Story = {
  beforeEach: platform([
    ...queueReplies,
    refuse(contract.financing.review, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('人民币壹佰万元整');
    await userEvent.keyboard('r');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '金额有误' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '退回' }));
    await expect(await screen.findByText('该单据已被处理')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetail: Story = { globals: { viewport: { value: 'phone' } }, render: at('&id=F1') };

export const Empty: Story = { beforeEach: platform([...queueReplies, reply(contract.financing.list, pageOfFinancings([]))]) };

export const Loading: Story = { beforeEach: platform([...queueReplies, delay(contract.financing.list)]) };

export const Failed: Story = { beforeEach: platform([...queueReplies, fail(contract.financing.list, 504)]) };
