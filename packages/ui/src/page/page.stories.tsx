import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { StatusBadge } from '../status-badge/index.ts';
import { PageHeader } from './page-header.tsx';
import { Page } from './page.tsx';

const meta = { id: 'ui-page', title: 'page 页面/page 页面 layout', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = (
  <PageHeader
    title="签收链信"
    status={<StatusBadge tone="state-2">待签收</StatusBadge>}
    sub="签收截止 2026-12-03，还有 13 天"
    breadcrumbs={[{ label: '供应商', href: '/supplier' }, { label: '链信签收', href: '/supplier/receipt' }, { label: '签收链信' }]}
    actions={<Button intent="line">打印</Button>}
  />
);

/** Change it with the controls. */
export const Playground: Story = {
  args: {
    header,
    railWidth: 'standard',
    railLabel: '核对',
    rail: <Panel title="签收前核对">5 项通过</Panel>,
    children: <Panel title="期限">177 天</Panel>,
  },
};

export const WithRail: Story = {
  args: {
    header,
    railLabel: '核对',
    rail: <Panel title="签收前核对">5 项通过</Panel>,
    children: (
      <>
        <Panel title="期限">177 天</Panel>
        <Panel title="贸易背景">设备采购合同</Panel>
      </>
    ),
  },
};
export const OneColumn: Story = { args: { header, children: <Panel title="期限">177 天</Panel> } };
