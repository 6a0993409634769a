import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as icons from './index.ts';

const meta = { id: 'ui-icons', title: 'data 数据/icons 图标 symbols', component: icons.Logo } satisfies Meta<typeof icons.Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const { Logo, ...set } = icons;

export const Variants: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-2 text-xs text-ink-muted">
      {Object.entries(set).map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-2">
          <Icon className="text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Mark: Story = {
  render: () => (
    <div className="flex items-center gap-2.5 text-accent">
      <Logo />
      <b className="font-instrument text-[22px] tracking-widest text-ink">链信</b>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('链信')).toBeVisible();
  },
};
