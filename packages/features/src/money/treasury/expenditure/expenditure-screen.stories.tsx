import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { first } from '../../../platform/testing/world/example.ts';
import { nothingReplies, spentReplies } from '../treasury.fixtures.ts';
import { ExpenditureScreen } from './expenditure-screen.tsx';

const PLACES = [
  'treasury.expenditure',
  'treasury.income',
  'financing.records',
  'pledge.records',
  'transfer.apply',
  'transfer.review',
] as const;
const supplier = (at = '/') => hosted(<ExpenditureScreen side="supplier" />, { as: 'supplierOperator', places: PLACES, at });
const core = (at = '/') => hosted(<ExpenditureScreen side="core" />, { as: 'coreOperator', places: PLACES, at });

const meta = {
  id: 'features-treasury-expenditure',
  title: 'features/treasury/expenditure 支出',
  component: ExpenditureScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(spentReplies),
  render: () => supplier(),
} satisfies Meta<typeof ExpenditureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Financed: Story = { render: () => supplier('/?of=financing') };

export const Pledged: Story = { render: () => supplier('/?of=pledge') };

export const Core: Story = { render: () => core() };

export const CorePhone: Story = { render: () => core(), globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform(nothingReplies) };

export const Loading: Story = { beforeEach: platform([delay(contract.treasury.months), delay(contract.transfer.listOutgoing)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.treasury.months, 504), fail(contract.transfer.listOutgoing, 504)]) };

export const NoCredit: Story = {
  render: () => core(),
  beforeEach: platform([
    ...spentReplies,
    reply(contract.creditLine.get, []),
    reply(contract.issuance.list, { list: [first(contract.issuance.list.example.response.list)], total: 1, page: 1, pageSize: 20 }),
  ]),
};
