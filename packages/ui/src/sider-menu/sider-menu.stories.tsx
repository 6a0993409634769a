import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { InboxIcon, LandmarkIcon, WalletIcon } from '../icons/index.ts';
import { SiderMenu } from './sider-menu.tsx';

const items = [
  { id: 'sign', label: '链信签收', href: '#sign', icon: <InboxIcon />, dot: '有待办' },
  { id: 'holdings', label: '链信持有', href: '#holdings', icon: <WalletIcon /> },
  {
    id: 'financing',
    label: '链信融资',
    icon: <LandmarkIcon />,
    children: [
      { id: 'apply', label: '申请融资', href: '#apply' },
      { id: 'records', label: '融资记录', href: '#records', dot: '有退回' },
    ],
  },
];

const meta = {
  id: 'ui-sider-menu',
  title: 'navigation 导航/sider-menu 侧边菜单 sidebar, nav',
  component: SiderMenu,
  args: { items, currentId: 'holdings' },
} satisfies Meta<typeof SiderMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.getByRole('link', { name: '链信持有' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('button', { name: '链信融资' }));
    await expect(menu.queryByRole('link', { name: /融资记录/ })).toBeNull();
    await expect(menu.getByRole('button', { name: /链信融资\s*有退回/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Collapsed by the person although there is room for labels. */
export const Folded: Story = {
  args: { folded: true, onFoldedChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '展开菜单' }));
    await expect(args.onFoldedChange).toHaveBeenCalledWith(false);
  },
};

/** On a phone all sections of the header, which open in place. */
export const Sections: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onOpenChange: fn(),
    currentSection: 'supplier',
    openSection: 'supplier',
    sections: [
      { id: 'home', label: '首页', href: '#home', items: [] },
      { id: 'supplier', label: '供应商', href: '#sign', items },
      { id: 'help', label: '帮助中心', href: '#help', items: [{ id: 'guide', label: '操作指南', href: '#guide', icon: <InboxIcon /> }] },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '申请融资' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '帮助中心' }));
    await expect(screen.queryByRole('link', { name: '申请融资' })).toBeNull();
    await expect(screen.getByRole('link', { name: '操作指南' })).toBeVisible();
  },
};

/** Icons only, at 992 px and below. */
export const Icons: Story = { globals: { viewport: { value: 'tablet' } } };
