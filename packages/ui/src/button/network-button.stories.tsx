import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NetworkButton } from './network-button.tsx';

const meta = {
  id: 'ui-network-button',
  title: 'acts 操作/network-button 联网按钮 offline',
  component: NetworkButton,
  parameters: { docs: { story: { inline: false } } },
  args: { intent: 'primary', children: '提交复核', onClick: fn() },
} satisfies Meta<typeof NetworkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { busy: false, disabled: false },
  parameters: { docs: { story: { inline: true } } },
};

export const Online: Story = {};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '提交复核' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/网络已断开|offline/);
  },
};
