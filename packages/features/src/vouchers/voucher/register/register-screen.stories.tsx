import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { pieces } from '../../../platform/testing/world/pieces.ts';
import { detail, history, holdings, tree } from '../voucher.fixtures.ts';
import { RegisterScreen } from './register-screen.tsx';

const rows = pieces.map((row, index) => ({
  ...row,
  parts: index % 4 === 0 ? (['holder', 'sender'] as const).slice() : (['holder'] as const).slice(),
}));

const meta = {
  id: 'features-voucher-register',
  title: 'features/voucher/register 凭证详情 detail',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([
    reply(contract.voucher.list, { ...holdings, list: rows }),
    reply(contract.voucher.get, detail),
    reply(contract.voucher.history, history),
    reply(contract.voucher.trace, { faceAmount: detail.faceAmount, liveAmount: detail.faceAmount, nodes: [...tree] }),
  ]),
  render: () => hosted(<RegisterScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = { render: () => hosted(<RegisterScreen />, { as: 'coreOperator', at: '/?id=N-02' }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([reply(contract.voucher.list, { ...holdings, list: [], total: 0, stateCounts: {} })]),
};

export const Loading: Story = { beforeEach: platform([delay(contract.voucher.list)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.voucher.list, 504)]) };

export const CoreEnterprise: Story = { render: () => hosted(<RegisterScreen side="core" />, { as: 'coreOperator' }) };
