import { delay, fail } from '@lianxin/api/mock';
import { contract } from '@lianxin/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { RecordsScreen } from '../records/records-screen.tsx';
import { boughtBack, claimed, toAuthorise, withFinancing } from './recourse.fixtures.ts';

const show =
  (address: string, as: 'supplierOperator' | 'supplierReviewer' = 'supplierOperator') =>
  () =>
    hosted(<RecordsScreen />, { as, places: ['financing.records'], at: address });

const meta = {
  id: 'features-financing-recourse',
  title: 'features/financing/recourse 融资追索还款 sheet',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(withFinancing(claimed)),
  render: show(`/?id=${claimed.id}&tab=progress`),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Repaying: Story = {
  render: show(`/?id=${claimed.id}`),
  play: async () => {
    const sheet = await within(document.body).findByRole('dialog', { name: '融资详情' });
    await userEvent.click(await within(sheet).findByRole('button', { name: '还款' }));
    await expect(await within(document.body).findByRole('dialog', { name: '融资还款' })).toBeVisible();
  },
};

export const Reviewer: Story = { beforeEach: platform(withFinancing(toAuthorise)), render: show('/?view=review', 'supplierReviewer') };

export const PaidBack: Story = {
  beforeEach: platform(withFinancing(boughtBack)),
  render: show(`/?id=${boughtBack.id}&tab=repayments`),
};

export const Empty: Story = { render: show(`/?id=${claimed.id}&tab=repayments`) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, render: show(`/?id=${claimed.id}&tab=repayments`) };

export const Loading: Story = { beforeEach: platform([...withFinancing(claimed), delay(contract.financing.get)]) };

export const Failed: Story = { beforeEach: platform([...withFinancing(claimed), fail(contract.financing.get, 504)]) };
