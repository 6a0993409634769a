import { contract } from '@lianxin/api/contract';
import { fail, refuse } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const meta = {
  id: 'features-sign-in',
  title: 'features/sign-in 登录 login',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<SignInScreen onSignedIn={() => undefined} />, {}),
  beforeEach: platform(),
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('用户名'), 'supplier-op');
  await userEvent.type(page.getByLabelText('密码'), 'Lianxin@2026');
  await userEvent.click(page.getByRole('button', { name: '登录' }));
  return page;
};

export const Default: Story = {};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '登录' }));
    await expect(page.getByText('请输入用户名！')).toBeVisible();
    await expect(page.getByLabelText('用户名')).toHaveFocus();
  },
};

export const Refused: Story = {
  beforeEach: platform([refuse(contract.account.login, 'CREDENTIALS_WRONG')]),
  play: async ({ canvasElement }) => {
    const page = await submit(canvasElement);
    await expect(await page.findByText(/密码/, { selector: '[role=alert]' })).toBeVisible();
  },
};

export const Captcha: Story = {
  beforeEach: platform([refuse(contract.account.login, 'CAPTCHA_REQUIRED')]),
  play: async ({ canvasElement }) => {
    const page = await submit(canvasElement);
    await expect(await page.findByRole('button', { name: '看不清，换一张' })).toBeVisible();
  },
};

export const WithoutNews: Story = { beforeEach: platform([fail(contract.message.listAnnouncements, 500)]) };
