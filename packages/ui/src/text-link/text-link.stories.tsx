import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from './text-link.tsx';

const meta = {
  id: 'ui-text-link',
  title: 'navigation 导航/text-link 文字链接',
  component: TextLink,
  args: { href: '#agreement', children: '《平台服务协议》' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { tone: 'accent', children: '《平台服务协议》' } };

export const Variants: Story = {
  render: (args) => (
    <div className="flex gap-6">
      <TextLink {...args} />
      <TextLink tone="muted" href="#help">
        看操作指南
      </TextLink>
      <TextLink tone="critical" href="#void">
        作废
      </TextLink>
      <TextLink asChild>
        <button type="button">查看结果</button>
      </TextLink>
      <TextLink asChild>
        <button type="button" disabled>
          查看结果
        </button>
      </TextLink>
    </div>
  ),
};

export const NewWindowHasNoOpener: Story = {
  args: { target: '_blank' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
