import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OpenTabs } from './open-tabs.tsx';

const pages = [
  { id: 'home', label: '首页', closable: false },
  { id: 'console', label: '工作台' },
  { id: 'issue', label: '开立链信', draft: true },
  { id: 'holdings', label: '链信持有' },
];

function Pages() {
  const [tabs, setTabs] = useState(pages);
  const [activeId, setActiveId] = useState('console');
  const [fullscreen, setFullscreen] = useState(false);
  return (
    <OpenTabs
      tabs={tabs}
      activeId={activeId}
      onActiveChange={setActiveId}
      onClose={(ids) => setTabs((before) => before.filter((tab) => !ids.includes(tab.id)))}
      onRefresh={() => undefined}
      fullscreen={fullscreen}
      onFullscreenChange={setFullscreen}
    />
  );
}

const meta = { id: 'ui-open-tabs', title: 'navigation 导航/open-tabs 页签 tabs', render: () => <Pages /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPages: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement);
    await userEvent.click(strip.getByRole('tab', { name: '链信持有' }));
    await expect(strip.getByRole('tab', { name: '链信持有' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(strip.queryByRole('tab', { name: '链信持有' })).toBeNull();
  },
};

/** On phones the tab strip scrolls. */
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };

export const Fullscreen: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement);
    await userEvent.click(strip.getByRole('button', { name: '内容全屏' }));
    await expect(strip.getByRole('button', { name: '退出全屏' })).toBeInTheDocument();
  },
};
