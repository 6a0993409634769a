import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { bothReplies, guarantorReplies, lenderReplies, newLenderReplies } from './lender-panel.fixtures.ts';
import { LenderPanel } from './lender-panel.tsx';

const as = (who: PersonName) => () => hosted(<LenderPanel />, { as: who, places: ['lending.pledges', 'lending.plan', 'lending.fees'] });

const meta = {
  id: 'features-lenders-home',
  title: 'features/lenders/home 首页金融机构',
  component: LenderPanel,
  render: as('guarantorOperator'),
  beforeEach: platform(guarantorReplies),
} satisfies Meta<typeof LenderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guarantor: Story = {};
export const Lender: Story = { render: as('lenderReviewer'), beforeEach: platform(lenderReplies) };
export const Both: Story = { beforeEach: platform(bothReplies) };
export const Administrator: Story = {
  render: () => hosted(<LenderPanel />, { as: 'guarantorAdministrator', places: ['lending.pledges'] }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(newLenderReplies) };
export const Loading: Story = {
  beforeEach: platform([delay(contract.pledge.desk), delay(contract.capitalPlan.overview), delay(contract.lendingFee.list)]),
};
export const OnePartFailed: Story = { beforeEach: platform([...guarantorReplies, fail(contract.pledge.desk, 500)]) };
