import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { assets, noAssets } from '../treasury.fixtures.ts';
import { AssetsScreen } from './assets-screen.tsx';

const PLACES = ['voucher.holdings', 'financing.hub', 'financing.records', 'pledge.records', 'treasury.repayments'] as const;

const meta = {
  id: 'features-treasury-assets',
  title: 'features/treasury/assets 资产总览',
  component: AssetsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([reply(contract.treasury.assets, assets)]),
  render: () => hosted(<AssetsScreen />, { as: 'supplierAdministrator', places: PLACES }),
} satisfies Meta<typeof AssetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([reply(contract.treasury.assets, noAssets)]) };

export const Loading: Story = { beforeEach: platform([delay(contract.treasury.assets)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.treasury.assets, 504)]) };
