import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { registerPlatform } from '../issuance.fixtures.ts';
import { ManageScreen } from './manage-screen.tsx';

const places = ['issuance.issue'] as const;
/** Every voucher that the core enterprise issued, and every application that did not become one. */
const meta = {
  id: 'features-issuance-manage',
  title: 'features/issuance/manage 开立记录 list',
  component: ManageScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(registerPlatform),
  render: () => hosted(<ManageScreen />, { as: 'coreOperator', places }),
} satisfies Meta<typeof ManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Withdraws: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole('row', { name: /OP20261119-0117/ }));
    await userEvent.click(row.getByRole('button', { name: '撤回' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('撤回 OP20261119-0117')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }));
  },
};

export const Detail: Story = { render: () => hosted(<ManageScreen />, { as: 'coreOperator', places, at: '/?id=R4' }) };

export const DetailLog: Story = { render: () => hosted(<ManageScreen />, { as: 'coreOperator', places, at: '/?id=R4&tab=log' }) };

export const SeenByAReviewer: Story = { render: () => hosted(<ManageScreen />, { as: 'coreReviewer' }) };

export const Empty: Story = {
  beforeEach: platform([reply(contract.issuance.list, { list: [], total: 0, page: 1, pageSize: 20, stateCounts: {} })]),
};

export const Loading: Story = { beforeEach: platform([delay(contract.issuance.list), delay(contract.creditLine.get)]) };

export const NotLoaded: Story = { beforeEach: platform([fail(contract.issuance.list, 500)]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
