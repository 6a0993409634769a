import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  id: 'ui-switch',
  title: 'choice 选择/switch 开关 toggle',
  component: Switch,
  args: { children: '短信提醒', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { children: '短信提醒', disabled: false } };

export const Variants: Story = {
  render: () => (
    <div className="flex gap-5">
      <Switch defaultChecked>短信提醒</Switch>
      <Switch>邮件</Switch>
      <Switch disabled>站内信</Switch>
      <Switch disabled defaultChecked>
        到期提醒
      </Switch>
    </div>
  ),
};

export const Toggles: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: '短信提醒' }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
