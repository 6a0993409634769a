import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, DownloadIcon, PrinterIcon, Trash2Icon } from '../icons/index.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const print = fn();
const meta = {
  id: 'ui-dropdown-menu',
  title: 'acts 操作/dropdown-menu 下拉菜单',
  component: DropdownMenu,
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { defaultOpen: false, modal: true },
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>更多</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>打印</DropdownMenuItem>
        <DropdownMenuItem danger>作废</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const Variants: Story = {
  args: { defaultOpen: true, modal: false },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>
          更多
          <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<PrinterIcon />} note="Ctrl P" onSelect={print}>
          打印
        </DropdownMenuItem>
        <DropdownMenuItem icon={<DownloadIcon />}>导出</DropdownMenuItem>
        <DropdownMenuItem disabled note="未签约">
          转让
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>显示</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>到期日</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Trash2Icon />} danger>
          作废
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const SelectsByKeyboard: Story = {
  ...Variants,
  args: { modal: false },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByRole('menuitem', { name: /打印/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalled();
    await waitFor(async () => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};
