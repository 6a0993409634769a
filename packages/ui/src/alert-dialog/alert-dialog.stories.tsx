import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { FormField } from '../form-field/index.ts';
import { Textarea } from '../textarea/index.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  id: 'ui-alert-dialog',
  title: 'overlay 浮层/alert-dialog 确认对话框 confirm, 确认弹窗',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '签收链信 LX20261118000034217',
    amount: '3,286,500.00 元',
    facts: '开立方 晋北煤业集团有限公司，到期日 2027-05-14',
    consequence: '签收后由审核岗确认，确认后不能撤回。',
    confirmLabel: '签收',
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { open: false, danger: false, busy: false, blocking: false, prefersCancel: false, confirmDisabled: false },
  parameters: { docs: { story: { inline: true } } },
  render: function Asked(args) {
    const [, change] = useArgs();
    return (
      <>
        <Button onClick={() => change({ open: true })}>签收</Button>
        <AlertDialog {...args} onOpenChange={(open) => change({ open })} onConfirm={() => change({ open: false })} />
      </>
    );
  },
};

export const Variants: Story = {};

export const Danger: Story = {
  args: {
    title: '作废链信 LX20261118000034217',
    consequence: '作废后凭证立即失效，已占用的额度和发票会释放。此操作不能恢复。',
    confirmLabel: '作废凭证',
    danger: true,
    children: (
      <FormField label="作废理由" required>
        <Textarea maxLength={100} />
      </FormField>
    ),
  },
};

export const FocusStartsOnCancel: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: '签收链信 LX20261118000034217' });
    await expect(within(dialog).getByRole('button', { name: /取消|Cancel/ })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: '签收' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const CannotBeClosedWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
