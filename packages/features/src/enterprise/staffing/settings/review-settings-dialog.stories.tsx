import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { ReviewSettingsDialog } from './review-settings-dialog.tsx';

const { getConfig } = contract.enterprise;
const config = getConfig.example.response;
const none = config.twoReviews.map(({ business }) => ({ business, fromAmount: null }));

const meta = {
  id: 'features-staffing-review-settings',
  title: 'features/staffing/settings 复核设置',
  component: ReviewSettingsDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([reply(getConfig, config)]),
  render: () => hosted(<ReviewSettingsDialog onClose={() => undefined} />, { as: 'coreAdministrator' }),
} satisfies Meta<typeof ReviewSettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = { beforeEach: platform([reply(getConfig, { ...config, twoReviews: none, changedBy: null, changedAt: null })]) };

export const TooFewReviewers: Story = { beforeEach: platform([reply(getConfig, { ...config, reviewers: 1 })]) };

export const Loading: Story = { beforeEach: platform([delay(getConfig)]) };

export const Failed: Story = { beforeEach: platform([fail(getConfig, 504)]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
