import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { reviewPlatform } from '../issuance.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

const meta = {
  id: 'features-issuance-review',
  title: 'features/issuance/review 开立复核 approval',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(reviewPlatform()),
  render: () => hosted(<ReviewScreen />, { as: 'coreReviewer' }),
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const ReturnsByKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('OP20261119-0117');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '到期日与合同不符' }));
    await userEvent.click(dialog.getByRole('button', { name: '退回' }));
    await expect(await canvas.findByText('OP20261119-0121')).toBeVisible();
  },
};

export const OwnEntry: Story = { render: () => hosted(<ReviewScreen />, { as: 'coreReviewer', at: '/?id=I4' }) };

export const Voiding: Story = { render: () => hosted(<ReviewScreen />, { as: 'coreReviewer', at: '/?id=I6' }) };

export const Overtaken: Story = {
  beforeEach: platform([...reviewPlatform(), refuse(contract.issuance.review, 'STALE_VERSION')]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('OP20261119-0117');
    await userEvent.click(canvas.getByRole('button', { name: /退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '发票与合同不符' }));
    await userEvent.click(dialog.getByRole('button', { name: '退回' }));
    await expect(await dialog.findByText('该单据已被处理')).toBeVisible();
  },
};

export const SeenByAnOperator: Story = { render: () => hosted(<ReviewScreen />, { as: 'coreOperator' }) };

export const Empty: Story = { beforeEach: platform(reviewPlatform([])) };

export const Loading: Story = { beforeEach: platform([delay(contract.issuance.list)]) };

export const NotLoaded: Story = { beforeEach: platform([fail(contract.issuance.list, 500)]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetail: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => hosted(<ReviewScreen />, { as: 'coreReviewer', at: '/?id=I1' }),
};
