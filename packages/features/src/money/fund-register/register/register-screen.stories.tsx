import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { entries, entriesAre } from './register.fixtures.ts';
import { RegisterScreen } from './register-screen.tsx';

const at = (address: string) => () =>
  hosted(<RegisterScreen />, {
    as: 'supplierAdministrator',
    places: ['pledge.records', 'treasury.assets', 'fees.payments', 'fundRegister.supplements'],
    at: address,
  });

const meta = {
  id: 'features-fund-register-register',
  title: 'features/fund-register/register 资金登记簿',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([entriesAre(entries)]),
  render: at('/'),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([entriesAre([])]) };
export const NothingFound: Story = { ...Empty, render: at('/?search=ZY2099') };
export const Loading: Story = { beforeEach: platform([delay(contract.fundRegister.list)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.fundRegister.list, 504)]) };
export const Detail: Story = { render: at('/?id=F12') };
