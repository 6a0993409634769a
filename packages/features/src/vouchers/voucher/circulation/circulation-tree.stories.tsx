import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@lianxin/domain';
import { expect, within } from 'storybook/test';
import { exampleFace, exampleIssuer, exampleNodes, exampleNumber } from './circulation-examples.ts';
import { CirculationTree } from './circulation-tree.tsx';

const meta = {
  id: 'features-voucher-circulation-circulationtree',
  title: 'features/voucher/circulation/CirculationTree 流转树',
  component: CirculationTree,
  args: { issuer: exampleIssuer, nodes: exampleNodes, voucherNumber: exampleNumber, face: exampleFace, masked: true },
} satisfies Meta<typeof CirculationTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('各持有方合计 3,286,500.00，与票面一致')).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(8);
  },
};

export const Whole: Story = { args: { nodes: exampleNodes.slice(0, 1).map((node) => ({ ...node, live: true })), masked: false } };

export const DoesNotAddUp: Story = { args: { face: fen(328_650_001n) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
