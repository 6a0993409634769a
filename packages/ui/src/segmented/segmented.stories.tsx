import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented } from './segmented.tsx';

const options = [
  { value: 'table', label: '表格' },
  { value: 'cards', label: '卡片' },
  { value: 'tree', label: '树' },
] as const;

function Views() {
  const [view, setView] = useState<'table' | 'cards' | 'tree'>('table');
  return <Segmented label="查看方式" name="view" options={options} value={view} onValueChange={setView} />;
}

const meta = { id: 'ui-segmented', title: 'choice 选择/segmented 分段选择 toggle', render: () => <Views /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeViews: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('radio', { name: '卡片' }));
    await expect(view.getByRole('radio', { name: '卡片' })).toBeChecked();
    await expect(view.getByRole('radio', { name: '表格' })).not.toBeChecked();
  },
};
