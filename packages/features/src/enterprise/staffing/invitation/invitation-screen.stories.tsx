import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { accountDocuments } from '../staffing.fixtures.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const { staff, documents } = contract;
const { request, response: waiting } = staff.invitation.example;
const known = reply(documents.list, accountDocuments);

const meta = {
  id: 'features-staffing-invitation',
  title: 'features/staffing/invitation 岗位邀请 invitation',
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([known]),
  render: () => hosted(<InvitationScreen />, { at: `/position-invitation?invite=${request.token}` }),
} satisfies Meta<typeof InvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewPerson: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithAccount: Story = {
  beforeEach: platform([known, reply(staff.invitation, waiting && { ...waiting, hasAccount: true })]),
};

export const Accepted: Story = {
  ...WithAccount,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('证件号码后 6 位'), '31002X');
    await userEvent.click(canvas.getByRole('button', { name: '接受邀请' }));
    await expect(await canvas.findByRole('heading', { name: '您已加入恒信机电设备有限公司' })).toBeVisible();
  },
};

export const WrongDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '信息不符' }));
    await expect(await within(document.body).findByRole('alertdialog', { name: '信息不符' })).toBeVisible();
  },
};

export const Expired: Story = { beforeEach: platform([reply(staff.invitation, waiting && { ...waiting, state: 'expired' })]) };

export const Unknown: Story = { beforeEach: platform([reply(staff.invitation, null)]) };

export const Loading: Story = { beforeEach: platform([delay(staff.invitation)]) };

export const Failed: Story = { beforeEach: platform([fail(staff.invitation, 504)]) };
