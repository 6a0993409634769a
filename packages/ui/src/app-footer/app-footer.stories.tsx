import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFooter } from './app-footer.tsx';

const meta = {
  id: 'ui-app-footer',
  title: 'page 页面/app-footer 页脚',
  component: AppFooter,
  parameters: { layout: 'fullscreen' },
  args: { quiet: ['晋ICP备2026000318号-2', '© 2026 链信供应链金融服务平台'], end: '服务热线 400-000-0000　工作日 09:00–17:30　版本 2.4.0' },
} satisfies Meta<typeof AppFooter>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Quiet: Story = {};
export const WithGroups: Story = {
  args: {
    groups: [
      {
        title: '产品',
        links: [
          { label: '链信开立', href: '/p/1' },
          { label: '融资', href: '/p/2' },
        ],
      },
      {
        title: '帮助',
        links: [
          { label: '操作指南', href: '/h/1' },
          { label: '联系客服', href: '/h/2' },
        ],
      },
    ],
  },
};
