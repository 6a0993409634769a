import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PersonName } from '../../../platform/testing/index.ts';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { guarantorQueue, lenderQueue, pledgesAs, toDecide } from '../pledges/pledges.fixtures.ts';
import { PledgesScreen } from '../pledges/pledges-screen.tsx';

const at =
  (address: string, as: PersonName = 'lenderReviewer') =>
  () =>
    hosted(<PledgesScreen />, { as, places: ['lending.pledges'], at: `/?view=review${address}` });

const meta = {
  id: 'features-lenders-review',
  title: 'features/lenders/review 质押审批 approval',
  component: PledgesScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(lenderQueue),
  render: at(''),
} satisfies Meta<typeof PledgesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lender: Story = {};

/** Reviewers cannot approve what they accepted, but they can decline it. */
export const OwnEntry: Story = { render: at('&id=P33') };

/** The last register search has expired. */
export const Closed: Story = {
  beforeEach: platform([
    ...lenderQueue,
    pledgesAs({
      funder: toDecide.map((row) => ({ ...row, closed: [{ act: 'approve', because: '审批前请由经办岗查询中登，7 天内的查询结果有效' }] })),
    }),
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^批准并签名/ })).toBeDisabled();
  },
};

export const Repayment: Story = {
  render: at('&id=P34'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^确认到账/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: '确认还款' });
    await expect(await within(dialog).findByRole('button', { name: '确认到账' })).toBeVisible();
  },
};

export const Guarantor: Story = { beforeEach: platform(guarantorQueue), render: at('', 'guarantorReviewer') };

export const SigningTheGuarantee: Story = {
  beforeEach: platform(guarantorQueue),
  render: at('&id=P42', 'guarantorReviewer'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^签约/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: '担保签约' });
    await expect(await within(dialog).findByLabelText(/担保合同编号/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetail: Story = { globals: { viewport: { value: 'phone' } }, render: at('&id=P31') };

export const Empty: Story = { beforeEach: platform([...lenderQueue, reply(contract.pledge.list, pageOfApplications([]))]) };

export const Loading: Story = { beforeEach: platform([...lenderQueue, delay(contract.pledge.list)]) };

export const Failed: Story = { beforeEach: platform([...lenderQueue, fail(contract.pledge.list, 504)]) };
