import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { documents, newcomer, registrations } from '../registration.fixtures.ts';
import { RegisterScreen } from './register-screen.tsx';

const known = [reply(contract.documents.list, documents), reply(contract.registration.getDraft, registrations.blank)];

const meta = {
  id: 'features-registration-register',
  title: 'features/registration/register 注册 sign up',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<RegisterScreen />, {}),
  beforeEach: platform(known),
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('checkbox', { name: /用户协议/ });
    await userEvent.click(await page.findByRole('button', { name: '注册并继续' }));
    await expect(await page.findByText('请输入邮箱！')).toBeVisible();
    await expect(page.getByLabelText('邮箱')).toHaveFocus();
  },
};

export const WrongPicture: Story = {
  beforeEach: platform([...known, refuse(contract.account.sendSms, 'CAPTCHA_WRONG')]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('手机号码'), '13812345678');
    await userEvent.type(page.getByLabelText('图形验证码'), 'XXXX');
    await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
    await expect(await page.findByText('验证码错误')).toBeVisible();
  },
};

export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '阅读全文 《用户协议》' }));
    await expect(await within(document.body).findByRole('dialog', { name: '用户协议' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: platform([delay(contract.documents.list), delay(contract.account.captcha)]) };
export const Broken: Story = { beforeEach: platform([fail(contract.documents.list, 404), fail(contract.account.captcha, 404)]) };
export const Enterprise: Story = { render: () => hosted(<RegisterScreen />, { as: newcomer }) };
