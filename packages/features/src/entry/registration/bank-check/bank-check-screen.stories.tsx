import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { applicants, deposits } from '../registration.fixtures.ts';
import { BankCheckScreen } from './bank-check-screen.tsx';

const { verification, confirmVerification } = contract.bankAccount;

const meta = {
  id: 'features-registration-bank-check',
  title: 'features/registration/bank-check 账户验证 micro-deposit',
  component: BankCheckScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<BankCheckScreen />, { as: applicants.depositDue }),
} satisfies Meta<typeof BankCheckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { beforeEach: platform([reply(verification, deposits.paid)]) };

export const Wrong: Story = {
  beforeEach: platform([
    reply(verification, { ...deposits.paid, triesLeft: 2 }),
    refuse(confirmVerification, 'DEPOSIT_WRONG', null, { left: 2 }),
  ]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('到账金额'), '12{Enter}');
    await expect(await page.findByText('金额不符，还可尝试 2 次')).toBeVisible();
    await waitFor(() => expect(page.getByLabelText('到账金额')).toHaveFocus());
  },
};

export const OtherAccount: Story = {
  beforeEach: platform([reply(verification, deposits.expired)]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '更换账户' }));
    await expect(await within(document.body).findByRole('dialog', { name: '更换账户' })).toBeVisible();
  },
};

export const Processing: Story = { beforeEach: platform([reply(verification, deposits.processing)]) };
export const Late: Story = { beforeEach: platform([reply(verification, deposits.late)]) };
export const Failed: Story = { beforeEach: platform([reply(verification, deposits.failed)]) };
export const Exhausted: Story = { beforeEach: platform([reply(verification, deposits.exhausted)]) };
export const Verified: Story = { beforeEach: platform([reply(verification, deposits.verified)]) };
export const Loading: Story = { beforeEach: platform([delay(verification)]) };
export const Broken: Story = { beforeEach: platform([fail(verification, 404)]) };
