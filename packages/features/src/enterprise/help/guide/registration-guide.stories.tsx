import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { RegistrationGuide } from './registration-guide.tsx';

const nothing = () => undefined;

const meta = {
  id: 'features-help-registration-guide',
  title: 'features/help/registration-guide 注册时的操作指南',
  component: RegistrationGuide,
  args: { onClose: nothing },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  beforeEach: platform(),
  render: (args) => hosted(<RegistrationGuide {...args} />, {}),
} satisfies Meta<typeof RegistrationGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AnotherChapter: Story = {
  globals: { locale: 'zh-CN' },
  play: async () => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: '操作指南' }));
    await userEvent.click(sheet.getByRole('button', { name: '从受邀到收款' }));
    await expect(sheet.getByRole('heading', { name: '从受邀到收款' })).toBeVisible();
  },
};
