import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { platformReplies } from '../financing.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

const PLACES = ['financing.records', 'voucher.holdings', 'financing.apply'] as const;
const at = (address: string) => () => hosted(<ApplyScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-financing-apply',
  title: 'features/financing/apply 申请融资 application',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(platformReplies),
  render: at('/'),
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** A draft that only lacks the agreements. */
export const Filled: Story = { render: at('/?draft=D2') };

/** Begun from an offer that was compared elsewhere. */
export const FromAnOffer: Story = { render: at('/?pieces=Q3,Q5&amount=3000000&lender=12') };

/** Vouchers of two issuers or days are two applications. */
export const SeveralGroups: Story = { render: at('/?pieces=Q1,Q3,Q5') };

/** A part of a voucher is split off, the rest stays. */
export const Part: Story = { render: at('/?pieces=Q1&amount=500000') };

/** The lender chosen cannot lend as much. */
export const CreditShort: Story = { render: at('/?pieces=Q1&lender=5') };

const agree: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交复核' })).toBeEnabled());
};

const submit: NonNullable<Story['play']> = async (context) => {
  await agree(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: '提交复核' }));
  const dialog = await within(document.body).findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '提交复核' }));
};

/** Amount, lender and what comes of it are named before it is handed in. */
export const Asking: Story = {
  render: at('/?draft=D2'),
  play: async (context) => {
    await agree(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '提交复核' }));
    await expect(await within(document.body).findByText('提交融资复核')).toBeVisible();
  },
};

export const Submitted: Story = {
  render: at('/?draft=D2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('已提交复核')).toBeVisible();
  },
};

/** What the server refused stands at its field. */
export const Refused: Story = {
  beforeEach: platform([
    ...platformReplies,
    refuse(contract.financing.apply, 'VALIDATION', { fields: [{ path: 'purpose', message: '用途须与贸易背景相符' }] }),
  ]),
  render: at('/?draft=D2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('用途须与贸易背景相符')).toBeVisible();
  },
};

export const QuoteExpired: Story = {
  beforeEach: platform([...platformReplies, refuse(contract.financing.apply, 'QUOTE_EXPIRED')]),
  render: at('/?draft=D2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('报价已失效，没有提交')).toBeVisible();
  },
};

export const Returned: Story = { render: at('/?resubmit=F2') };

export const Copied: Story = { render: at('/?copy=F5') };

export const Agreement: Story = {
  render: at('/?draft=D2'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '《应收账款转让与融资约定》' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};

export const Phone: Story = { render: at('/?draft=D2'), globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([...platformReplies, reply(contract.voucher.listHoldings, { list: [], total: 0, page: 1, pageSize: 100 })]),
};

export const Loading: Story = { beforeEach: platform([...platformReplies, delay(contract.voucher.listHoldings)]) };

export const Failed: Story = { beforeEach: platform([...platformReplies, fail(contract.voucher.listHoldings, 504)]) };

export const Forbidden: Story = { render: () => hosted(<ApplyScreen />, { as: 'supplierReviewer' }) };
