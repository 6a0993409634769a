import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { incoming, incomingPage, signedFor } from '../voucher.fixtures.ts';
import { SignForListScreen } from './sign-for-list-screen.tsx';

const PLACES = ['voucher.signFor', 'voucher.holdings'] as const;

const meta = {
  id: 'features-voucher-sign-for-list',
  title: 'features/voucher/sign-for-list 待签收 list',
  component: SignForListScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([reply(contract.transfer.listIncoming, incomingPage(incoming))]),
  render: () => hosted(<SignForListScreen />, { as: 'supplierOperator', places: PLACES }),
} satisfies Meta<typeof SignForListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const BatchOfOneIssuer: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: /LX20261118000034217/ }));
    await expect(screen.getByRole('checkbox', { name: /LX20261112000033915/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /LX20261116000033102/ }));
    await userEvent.click(screen.getByRole('button', { name: '批量签收' }));
    await expect(await within(document.body).findByRole('dialog', { name: '批量签收' })).toBeVisible();
  },
};

export const Reviewer: Story = {
  beforeEach: platform([reply(contract.transfer.listIncoming, incomingPage(signedFor))]),
  render: () => hosted(<SignForListScreen />, { as: 'supplierReviewer', places: PLACES }),
};

export const Administrator: Story = {
  beforeEach: platform([reply(contract.transfer.listIncoming, incomingPage(incoming.map((row) => ({ ...row, acts: [] }))))]),
  render: () => hosted(<SignForListScreen />, { as: 'supplierAdministrator', places: PLACES }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([reply(contract.transfer.listIncoming, incomingPage([]))]) };

export const Loading: Story = { beforeEach: platform([delay(contract.transfer.listIncoming)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.transfer.listIncoming, 504)]) };
