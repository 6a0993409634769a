import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Kbd } from './kbd.tsx';

const meta = { id: 'ui-kbd', title: 'acts 操作/kbd 按键 shortcut', component: Kbd, args: { children: 'K' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { children: 'K' } };

export const Variants: Story = {
  render: () => (
    <span className="flex gap-1">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
      <Kbd>↑</Kbd>
      <Kbd>Enter</Kbd>
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl').tagName).toBe('KBD');
  },
};
