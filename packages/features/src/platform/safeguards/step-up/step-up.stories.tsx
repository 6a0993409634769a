import { contract } from '@lianxin/api/contract';
import { refuse } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../testing/story.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';

const meta = {
  id: 'features-safeguards-step-up',
  title: 'features/safeguards/step-up 身份确认 second factor',
  component: StepUpDialog,
  args: { mobile: '139****0002', hasPassword: true, onSettle: fn() },
  beforeEach: platform(),
  render: (args) => hosted(<StepUpDialog {...args} />, { as: 'supplierOperator' }),
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {};

export const WrongCode: Story = {
  beforeEach: platform([refuse(contract.session.confirm, 'CAPTCHA_WRONG')]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }));
    await userEvent.type(await dialog.findByLabelText(/短信验证码/), '000000{Enter}');
    await expect(await dialog.findByText('验证码错误')).toBeVisible();
  },
};

export const Password: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }));
    await userEvent.click(await dialog.findByRole('button', { name: '收不到短信？改用登录密码' }));
    await expect(await dialog.findByLabelText(/登录密码/)).toBeVisible();
  },
};

export const FromPartner: Story = { args: { hasPassword: false } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
