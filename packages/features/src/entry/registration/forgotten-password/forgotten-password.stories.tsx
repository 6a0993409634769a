import { contract } from '@lianxin/api/contract';
import { refuse } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { ForgottenPassword } from './forgotten-password.tsx';

const meta = {
  id: 'features-registration-forgotten-password',
  title: 'features/registration/forgotten-password 找回密码 reset',
  component: ForgottenPassword,
  args: { userName: 'supplier-op', onClose: () => undefined },
  render: (args) => hosted(<ForgottenPassword {...args} />, {}),
  beforeEach: platform(),
} satisfies Meta<typeof ForgottenPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  const page = within(document.body);
  await userEvent.type(await page.findByLabelText('手机号码'), '13900000005');
  await userEvent.type(page.getByLabelText('图形验证码'), 'K7QP');
  await userEvent.type(page.getByLabelText('短信验证码'), '482913');
  await userEvent.type(page.getByLabelText('新密码'), 'Lianxin@2027');
  await userEvent.type(page.getByLabelText('确认密码'), 'Lianxin@2027');
  await userEvent.click(page.getByRole('button', { name: '重置密码' }));
  return page;
};

export const Empty: Story = {};

export const Done: Story = {
  play: async () => {
    const page = await fill();
    await expect(await page.findByText(/密码已重置/)).toBeVisible();
  },
};

export const WrongCode: Story = {
  beforeEach: platform([refuse(contract.account.setPassword, 'CAPTCHA_WRONG')]),
  play: async () => {
    const page = await fill();
    await expect(await page.findByText('验证码错误')).toBeVisible();
  },
};
