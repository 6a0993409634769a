import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

const meta = { id: 'ui-popover', title: 'overlay 浮层/popover 气泡卡片 pop-up', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button>利率说明</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="利率说明" className="w-72">
        融资利率按 360 天计息，融资当日计息，到期日不计息。
      </PopoverContent>
    </Popover>
  ),
};

export const Variants: Story = {
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>利率说明</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="利率说明" className="w-72">
        融资利率按 360 天计息，融资当日计息，到期日不计息。
      </PopoverContent>
    </Popover>
  ),
};

export const RestoresFocusOnClose: Story = {
  ...Variants,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await waitFor(async () => expect(within(document.body).getByRole('dialog', { name: '利率说明' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(trigger).toHaveFocus());
  },
};
