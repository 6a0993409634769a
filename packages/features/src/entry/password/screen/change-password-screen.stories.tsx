import { refuse, reply } from '@lianxin/api/mock';
import { contract } from '@lianxin/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { ChangePasswordDialog } from '../change-password-dialog.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const meta = {
  id: 'features-password-change',
  title: 'features/password/change 修改密码',
  component: ChangePasswordScreen,
  render: () => hosted(<ChangePasswordScreen />, { as: 'supplierAdministrator' }),
  beforeEach: platform([reply(contract.calendarFeed.list, [])]),
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { beforeEach: platform([refuse(contract.account.changePassword, 'TOO_FREQUENT')]) };
export const WithCalendar: Story = {
  beforeEach: platform([reply(contract.calendarFeed.list, contract.calendarFeed.list.example.response)]),
};
export const ServerPicture: Story = {
  render: () =>
    hosted(<ChangePasswordScreen />, { as: 'supplierAdministrator', safeguards: { serverCaptcha: true, passwordProfile: 'cn-l3' } }),
};
export const AsDialog: Story = { render: () => hosted(<ChangePasswordDialog onClose={() => undefined} />, { as: 'supplierOperator' }) };
