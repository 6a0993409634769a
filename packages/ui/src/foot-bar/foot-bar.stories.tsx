import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FootBar } from './foot-bar.tsx';

const meta = {
  id: 'ui-foot-bar',
  title: 'acts 操作/foot-bar 底部操作栏 actions',
  component: FootBar,
  args: {
    className: 'flex justify-end gap-3 max-tablet:*:flex-1',
    children: [
      <Button key="1">存草稿</Button>,
      <Button key="2" intent="primary">
        提交复核
      </Button>,
    ],
  },
} satisfies Meta<typeof FootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {};

export const Acts: Story = {};
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('div');
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--foot-now')).toBe(`${bar?.offsetHeight}px`));
  },
};
