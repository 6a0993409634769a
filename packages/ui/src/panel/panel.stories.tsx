import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel.tsx';

const meta = {
  id: 'ui-panel',
  title: 'page 页面/panel 面板 card',
  component: Panel,
  args: { title: '期限', sub: '177 天，到期日为工作日，无需顺延', children: '正文' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { title: '期限', sub: '177 天，到期日为工作日，无需顺延', flush: false, children: '正文' } };

export const Titled: Story = { args: { extra: <a href="#all">查看合同</a> } };
export const WithFooter: Story = { args: { footer: <span>收款合计 1,112.15</span> } };
export const Untitled: Story = { args: { title: undefined, sub: undefined } };
