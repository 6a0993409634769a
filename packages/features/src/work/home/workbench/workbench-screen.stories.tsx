import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { coreOverview, emptyOverview, fullOverview } from './workbench.fixtures.ts';
import { WorkbenchScreen } from './workbench-screen.tsx';

const places = [
  'voucher.signFor',
  'voucher.signForList',
  'voucher.holdings',
  'issuance.manage',
  'issuance.issue',
  'issuance.review',
  'transfer.apply',
  'transfer.review',
] as const;
const meta = {
  id: 'features-home-workbench',
  title: 'features/home/workbench 工作台 dashboard',
  component: WorkbenchScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<WorkbenchScreen />, { as: 'supplierOperator', places }),
  beforeEach: platform([reply(contract.workbench.overview, fullOverview)]),
} satisfies Meta<typeof WorkbenchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Core: Story = {
  render: () => hosted(<WorkbenchScreen />, { as: 'coreOperator', places }),
  beforeEach: platform([reply(contract.workbench.overview, coreOverview)]),
};
export const Administrator: Story = { render: () => hosted(<WorkbenchScreen />, { as: 'supplierAdministrator', places }) };
export const DataViewer: Story = { render: () => hosted(<WorkbenchScreen />, { as: 'groupViewer' }) };
export const Empty: Story = { beforeEach: platform([reply(contract.workbench.overview, emptyOverview)]) };
export const Loading: Story = { beforeEach: platform([delay(contract.workbench.overview)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.workbench.overview, 500)]) };
