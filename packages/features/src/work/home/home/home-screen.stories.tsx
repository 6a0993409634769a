import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { coreOverview, emptyOverview, fullOverview } from '../workbench/workbench.fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

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
  id: 'features-home-home',
  title: 'features/home/home 首页 dashboard',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<HomeScreen />, { as: 'supplierOperator', places }),
  beforeEach: platform([reply(contract.workbench.overview, fullOverview)]),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Core: Story = {
  render: () => hosted(<HomeScreen />, { as: 'coreOperator', places }),
  beforeEach: platform([reply(contract.workbench.overview, coreOverview)]),
};
export const Administrator: Story = { render: () => hosted(<HomeScreen />, { as: 'supplierAdministrator', places }) };
export const FinancialInstitution: Story = {
  render: () => hosted(<HomeScreen />, { as: 'guarantorOperator', places: [...places, 'lending.pledges', 'lending.plan', 'lending.fees'] }),
};
export const DataViewer: Story = { render: () => hosted(<HomeScreen />, { as: 'groupViewer', places: ['group.figures'] }) };
export const Empty: Story = { beforeEach: platform([reply(contract.workbench.overview, emptyOverview)]) };
export const Loading: Story = { beforeEach: platform([delay(contract.workbench.overview)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.workbench.overview, 500)]) };
export const Visitor: Story = { render: () => hosted(<HomeScreen />, {}) };
