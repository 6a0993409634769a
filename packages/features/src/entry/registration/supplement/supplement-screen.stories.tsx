import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { SupplementScreen } from './supplement-screen.tsx';

const { bankAOpening, openBankA } = contract.enterprise;
const needed = bankAOpening.example.response;
const processing = openBankA.example.response;

const meta = {
  id: 'features-registration-supplement',
  title: 'features/registration/supplement 补充资料 upload',
  component: SupplementScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<SupplementScreen />, { as: 'supplierAdministrator' }),
} satisfies Meta<typeof SupplementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Needed: Story = { beforeEach: platform([reply(bankAOpening, needed)]) };
export const Processing: Story = { beforeEach: platform([reply(bankAOpening, processing)]) };
export const Returned: Story = { beforeEach: platform([reply(bankAOpening, { ...needed, stage: 'returned', reason: '预留印鉴不清晰' })]) };
export const Opened: Story = { beforeEach: platform([reply(bankAOpening, { ...processing, status: 'AAAAAAA', stage: 'opened' })]) };
export const Forbidden: Story = {
  beforeEach: platform([reply(bankAOpening, needed)]),
  render: () => hosted(<SupplementScreen />, { as: 'supplierOperator' }),
};
export const Loading: Story = { beforeEach: platform([delay(bankAOpening)]) };
export const Broken: Story = { beforeEach: platform([fail(bankAOpening, 404)]) };
