import { Button } from '@lianxin/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hosted } from '../testing/index.ts';
import { PermissionGate } from './permission-gate.tsx';

const act = <Button intent="primary">开立链信</Button>;

const meta = {
  id: 'features-permission-gate',
  title: 'features/permission/gate 权限 access',
  component: PermissionGate,
  args: { needs: ['issuance.make'], children: act },
} satisfies Meta<typeof PermissionGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Permitted: Story = { render: (args) => hosted(<PermissionGate {...args} />, { as: 'coreOperator' }) };

export const SomethingElse: Story = {
  render: (args) =>
    hosted(<PermissionGate {...args} otherwise={<p className="p-4 text-ink-muted">开立由经办岗发起</p>} />, { as: 'coreReviewer' }),
};

/** Everybody sees it; without the permission a click shows a notice for three seconds. */
export const ClickBlocked: Story = {
  render: (args) => hosted(<PermissionGate {...args} block />, { as: 'coreReviewer' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '开立链信' }));
    await expect(await screen.findByText('您没有权限进行此操作')).toBeInTheDocument();
  },
};
