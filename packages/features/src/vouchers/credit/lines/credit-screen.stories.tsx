import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { applicationIn, applicationRows, creditLines, creditTotals, detailOf, pageOfApplications } from '../credit.fixtures.ts';
import { CreditScreen } from './credit-screen.tsx';

const { creditLine } = contract;
const lines = [reply(creditLine.get, [...creditLines]), reply(creditLine.history, creditTotals)];
const full = [...lines, reply(creditLine.applications, pageOfApplications(applicationRows()))];
const undecided = applicationIn('awaitingDecision', { applicationNumber: 'SX20261116-0001' });
const at =
  (address: string, as: PersonName = 'coreAdministrator') =>
  () =>
    hosted(<CreditScreen />, { as, at: address });

const meta = {
  id: 'features-credit-lines',
  title: 'features/credit/lines 企业授信额度',
  component: CreditScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(full),
  render: at('/'),
} satisfies Meta<typeof CreditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('表'));
    await expect(await canvas.findByText('2025-07-01')).toBeVisible();
  },
};
export const Detail: Story = {
  beforeEach: platform([...full, reply(creditLine.application, detailOf(undecided))]),
  render: at(`/?id=${undecided.id}`),
};
export const Adjust: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '调整银行A的额度' }));
    await expect(await within(document.body).findByRole('dialog', { name: '调整授信额度' })).toBeVisible();
  },
};
export const Reviewer: Story = {
  beforeEach: platform([...lines, reply(creditLine.applications, pageOfApplications(applicationRows('reviewer')))]),
  render: at('/', 'coreReviewer'),
};
export const NotCore: Story = { render: at('/', 'supplierAdministrator') };
export const Empty: Story = {
  beforeEach: platform([reply(creditLine.get, []), reply(creditLine.history, []), reply(creditLine.applications, pageOfApplications([]))]),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = { beforeEach: platform([delay(creditLine.get), delay(creditLine.history), delay(creditLine.applications)]) };
export const Failed: Story = {
  beforeEach: platform([fail(creditLine.get, 504), fail(creditLine.history, 504), fail(creditLine.applications, 504)]),
};
