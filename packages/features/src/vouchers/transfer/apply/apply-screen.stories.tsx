import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { applied, platformReplies } from '../transfer.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

const PLACES = ['transfer.records'] as const;
const at = (address: string) => () => hosted(<ApplyScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-transfer-apply',
  title: 'features/transfer/apply 转让申请',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([...platformReplies, reply(contract.transfer.apply, applied)]),
  render: at('/'),
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** One voucher to one recipient, complete. */
export const Full: Story = { render: at('/?draft=D8') };

/** Several vouchers to one recipient. */
export const ManyToOne: Story = { render: at('/?pieces=Q1,Q2,Q4') };

/** One voucher to three recipients, without losing a fen. */
export const OneToMany: Story = {
  render: at('/?pieces=Q2'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '添加被转让人' }));
    await userEvent.click(screen.getByRole('button', { name: '添加被转让人' }));
    await userEvent.click(screen.getByRole('button', { name: '平均分给各方' }));
    await expect(screen.getAllByDisplayValue('247,450.27')).toHaveLength(2);
    await expect(screen.getByDisplayValue('247,450.26')).toBeVisible();
  },
};

export const TooMuch: Story = {
  render: at('/?draft=D8'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole('textbox', { name: /转让金额 LX20261106/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1860000.01');
    await expect(screen.getByText('超过可用金额 0.01 元')).toBeVisible();
  },
};

export const Agreement: Story = {
  render: at('/?draft=D8'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '预览转让协议' }));
    await expect(await within(document.body).findByText('应收账款电子凭证转让协议')).toBeVisible();
  },
};

const confirm: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const submit = await within(canvasElement).findByRole('button', { name: '提交复核' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  const dialog = await within(document.body).findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '提交复核' }));
};

export const Submitted: Story = {
  render: at('/?draft=D8'),
  play: async (context) => {
    await confirm(context);
    await expect(await within(context.canvasElement).findByText('已提交复核')).toBeVisible();
  },
};

export const Stale: Story = {
  beforeEach: platform([
    ...platformReplies,
    refuse(contract.transfer.apply, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
  render: at('/?draft=D8'),
  play: async (context) => {
    await confirm(context);
    await expect(await within(context.canvasElement).findByText('凭证刚刚发生变化，没有提交')).toBeVisible();
  },
};

export const Phone: Story = { render: at('/?draft=D8'), globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([...platformReplies, reply(contract.voucher.listHoldings, { list: [], total: 0, page: 1, pageSize: 100 })]),
};

export const Loading: Story = { beforeEach: platform([...platformReplies, delay(contract.voucher.listHoldings)]) };

export const Failed: Story = { beforeEach: platform([...platformReplies, fail(contract.voucher.listHoldings, 504)]) };

export const Forbidden: Story = { render: () => hosted(<ApplyScreen />, { as: 'supplierReviewer' }) };

export const CoreNotices: Story = {
  render: () => hosted(<ApplyScreen side="core" />, { as: 'coreOperator', places: PLACES, at: '/?tab=notices' }),
};

export const CoreReviewer: Story = { render: () => hosted(<ApplyScreen side="core" />, { as: 'coreReviewer' }) };

export const NoNotices: Story = {
  beforeEach: platform([...platformReplies, reply(contract.transfer.listNotices, { list: [], total: 0, page: 1, pageSize: 20 })]),
  render: () => hosted(<ApplyScreen side="core" />, { as: 'coreReviewer' }),
};
