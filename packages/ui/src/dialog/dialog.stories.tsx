import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { FormField } from '../form-field/index.ts';
import { Input } from '../input/index.ts';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.tsx';

const meta = {
  id: 'ui-dialog',
  title: 'overlay 浮层/dialog 对话框 modal, 弹窗',
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { defaultOpen: false },
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>缴费</Button>
      </DialogTrigger>
      <DialogContent title="缴费" size="sm">
        <DialogBody>待缴 800.00 元</DialogBody>
      </DialogContent>
    </Dialog>
  ),
};

export const Variants: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent title="缴费" description="恒信机电设备有限公司">
        <DialogBody>
          <p className="mb-3 text-sm text-ink-muted">请转账到以下收款账户</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md border border-line p-4 text-sm">
            <dt className="text-ink-faint">户名</dt>
            <dd>链信供应链服务（山西）有限公司</dd>
            <dt className="text-ink-faint">账号</dt>
            <dd>1405 0170 0208 0000 6721</dd>
          </dl>
          <Checkbox className="mt-4" defaultChecked>
            已阅读并同意《UKey 收费协议》
          </Checkbox>
        </DialogBody>
        <DialogFooter note="转账完成后再确认。到账核对通常需 10 分钟，期间不影响查看。">
          <Button intent="primary">我已缴费</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

export const Small: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent title="修改手机号" size="sm">
        <DialogBody>
          <FormField label="新手机号" required>
            <Input inputMode="tel" />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>取消</Button>
          </DialogClose>
          <Button intent="primary">保存</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

export const RestoresFocusOnClose: Story = {
  render: () => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>缴费</Button>
      </DialogTrigger>
      <DialogContent title="缴费" size="sm">
        <DialogBody>待缴 800.00 元</DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '缴费' });
    await userEvent.click(trigger);
    const dialog = await within(document.body).findByRole('dialog', { name: '缴费' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: /关闭|Close/ }));
    await waitFor(async () => expect(trigger).toHaveFocus());
  },
};
