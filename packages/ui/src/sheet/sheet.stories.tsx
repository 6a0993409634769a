import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PrinterIcon } from '../icons/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Sheet, SheetBody, SheetContent, SheetFooter } from './sheet.tsx';

const meta = {
  id: 'ui-sheet',
  title: 'overlay 浮层/sheet 侧边抽屉 drawer, 侧滑',
  component: Sheet,
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { defaultOpen: false },
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <Sheet {...args}>
      <DialogTrigger asChild>
        <Button>查看凭证</Button>
      </DialogTrigger>
      <SheetContent title="LX20261118000034217">
        <SheetBody>开立方 晋北煤业集团有限公司</SheetBody>
      </SheetContent>
    </Sheet>
  ),
};

export const Variants: Story = {
  render: () => (
    <Sheet defaultOpen>
      <SheetContent
        title="LX20261118000034217"
        titleNote={<StatusBadge tone="state-2">待签收</StatusBadge>}
        actions={<IconButton label="打印" icon={<PrinterIcon />} />}
      >
        <SheetBody>
          <p>开立方 晋北煤业集团有限公司</p>
          <p className="mt-2 text-2xl font-semibold">3,286,500.00</p>
        </SheetBody>
        <SheetFooter>
          <Button intent="dark">拒签</Button>
          <Button intent="primary">签收</Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  ),
};

const onWiden = fn();

export const OpensAsAPage: Story = {
  globals: { locale: 'zh-CN' },
  render: () => (
    <Sheet defaultOpen>
      <SheetContent title="LX20261118000034217" onWiden={onWiden}>
        <SheetBody>开立方 晋北煤业集团有限公司</SheetBody>
      </SheetContent>
    </Sheet>
  ),
  play: async () => {
    const sheet = await within(document.body).findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('button', { name: '展开为整页' }));
    await expect(onWiden).toHaveBeenCalled();
  },
};

/** On wide screens the page beside it stays usable; the frame of the page leaves room by `--pane-now`. */
export const Beside: Story = {
  render: () => (
    <Sheet defaultOpen>
      <SheetContent beside title="LX20261118000034217" titleNote={<StatusBadge tone="state-2">待签收</StatusBadge>}>
        <SheetBody>开立方 晋北煤业集团有限公司</SheetBody>
        <SheetFooter>
          <Button intent="primary">签收</Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  ),
};
