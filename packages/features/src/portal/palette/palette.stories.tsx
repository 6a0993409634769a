import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hosted, platform } from '../../platform/testing/index.ts';
import { LazyPalette } from './lazy-palette.tsx';

const meta = {
  id: 'features-palette',
  title: 'features/palette 快速查找 search',
  component: LazyPalette,
  args: { open: true, onOpenChange: () => undefined },
  render: (args) => hosted(<LazyPalette {...args} />, { as: 'supplierOperator', places: ['voucher.register', 'transfer.records'] }),
  beforeEach: platform(),
} satisfies Meta<typeof LazyPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox')).toBeInTheDocument();
  },
};

export const RecordsByNumber: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'LX2026');
    await expect(await screen.findByRole('option', { name: /LX20261118000034217/ })).toBeInTheDocument();
  },
};
