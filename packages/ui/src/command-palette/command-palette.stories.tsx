import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FileTextIcon, InboxIcon, WalletIcon } from '../icons/index.ts';
import { CommandPalette } from './command-palette.tsx';

const groups = [
  {
    id: 'pages',
    title: '页面',
    entries: [
      { id: 'sign', label: '链信签收', note: '供应商', icon: <InboxIcon aria-hidden /> },
      { id: 'hold', label: '链信持有', note: '供应商', icon: <WalletIcon aria-hidden /> },
    ],
  },
  {
    id: 'vouchers',
    title: '凭证',
    entries: [
      { id: 'v1', label: 'LX20261118000034217', detail: '晋北煤业集团有限公司', note: '3,286,500.00', icon: <FileTextIcon aria-hidden /> },
    ],
  },
];
const onChoose = fn();

function Palette({ results = groups }: { results?: typeof groups }) {
  const [query, setQuery] = useState('链信');
  return (
    <CommandPalette
      open
      onOpenChange={() => undefined}
      label="搜索页面、编号"
      query={query}
      onQueryChange={setQuery}
      groups={results}
      onChoose={onChoose}
      emptyText="没有找到"
    />
  );
}

const meta = { id: 'ui-command-palette', title: 'acts 操作/command-palette 命令面板 search', render: () => <Palette /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsByArrowKeys: Story = {
  play: async () => {
    const box = await screen.findByRole('combobox', { name: '搜索页面、编号' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /LX20261118000034217/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('v1');
  },
};

export const NoResults: Story = { render: () => <Palette results={[]} /> };
