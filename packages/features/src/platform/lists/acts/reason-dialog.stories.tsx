import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ReasonDialog } from './reason-dialog.tsx';

const meta = {
  id: 'features-lists-reason-dialog',
  title: 'features/lists/reason-dialog 填写理由 modal',
  component: ReasonDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '退回 OP20261119-0117',
    amount: '¥ 1,986,500.00',
    facts: '开给恒信机电设备有限公司，由赵晓东提交',
    consequence: '退回后由经办岗修改后重新提交或删除，占用的额度和发票释放。',
    confirmLabel: '退回',
    reader: '本企业经办岗',
    suggestions: ['到期日与合同不符', '发票与合同不符'],
    onConfirm: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForTheReason: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '退回' }));
    await expect(dialog.getByText('请填写原因')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '发票与合同不符' }));
    await userEvent.click(dialog.getByRole('button', { name: '退回' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('发票与合同不符');
  },
};

export const OptionalReason: Story = { args: { reasonRequired: false, title: '撤回 OP20261119-0117', confirmLabel: '撤回' } };

export const Destroys: Story = { args: { danger: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
