import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { feesAre, lenderReplies, operatorReplies, reviewerReplies } from './fees.fixtures.ts';
import { FeesScreen } from './fees-screen.tsx';

const { lendingFee } = contract;
const at =
  (address: string, as: PersonName = 'guarantorOperator') =>
  () =>
    hosted(<FeesScreen />, { as, places: ['lending.pledges', 'fees.payments'], at: address });

const meta = {
  id: 'features-lenders-fees',
  title: 'features/lenders/fees 费用管理',
  component: FeesScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(operatorReplies),
  render: at('/'),
} satisfies Meta<typeof FeesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Reviewer: Story = { beforeEach: platform(reviewerReplies), render: at('/', 'guarantorReviewer') };
export const Lender: Story = { beforeEach: platform(lenderReplies), render: at('/', 'lenderOperator') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LenderOnAPhone: Story = { ...Lender, ...Phone };
export const Empty: Story = { beforeEach: platform([...operatorReplies, feesAre([])]) };
export const NothingFound: Story = { ...Empty, render: at('/?search=ZY2099') };
export const Loading: Story = { beforeEach: platform([delay(lendingFee.list), delay(lendingFee.terms)]) };
export const Failed: Story = { beforeEach: platform([fail(lendingFee.list, 504), fail(lendingFee.terms, 504)]) };
export const Detail: Story = { render: at('/?id=guaranteeFee-P4') };

const press = async (name: string) => userEvent.click((await within(document.body).findAllByRole('button', { name }))[0] ?? document.body);

export const Confirming: Story = {
  play: async () => {
    await press('确认到账');
    await expect(await within(document.body).findByRole('alertdialog', { name: '确认担保费到账' })).toBeVisible();
  },
};

export const Reversing: Story = {
  ...Reviewer,
  play: async () => {
    await press('冲回');
    const dialog = await within(document.body).findByRole('alertdialog', { name: '冲回担保费' });
    await expect(await within(dialog).findByLabelText(/原因/)).toBeVisible();
  },
};

export const Proposing: Story = {
  play: async () => {
    await press('调整费率');
    const dialog = await within(document.body).findByRole('dialog', { name: '调整担保费率' });
    await expect(await within(dialog).findByLabelText(/费率（%）/)).toBeVisible();
  },
};
