import { contract, type PledgeOffer } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { earlier, papers, platformReplies, pledgeOffersFor } from './pledge-apply.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

const PLACES = ['pledge.records', 'voucher.holdings', 'pledge.apply'] as const;
const at = (address: string) => () => hosted(<ApplyScreen />, { as: 'supplierOperator', places: PLACES, at: address });

const meta = {
  id: 'features-pledge-apply',
  title: 'features/pledge/apply 申请质押 application',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(platformReplies),
  render: at('/'),
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** A draft that only lacks the agreements; its lender asks for a guarantor. */
export const Filled: Story = { render: at('/?draft=PD2') };

/** Vouchers of two issuers, due on two days, in one pledge; nobody is chosen yet. */
export const SeveralIssuers: Story = { render: at('/?pieces=Q3,Q2') };

/** More than the lender chosen lends on the pledge. */
export const AbovePledgeRate: Story = {
  render: at('/?draft=PD2'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const loan = await screen.findByRole('textbox', { name: /贷款金额/ });
    await userEvent.clear(loan);
    await userEvent.type(loan, '900000');
    await expect(await screen.findByText('超过最多可贷 100,000.00 元')).toBeVisible();
  },
};

/** The guarantor chosen has too little left. */
export const GuarantorShort: Story = {
  render: at('/?draft=PD2'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const loan = await screen.findByRole('textbox', { name: /贷款金额/ });
    await userEvent.clear(loan);
    await userEvent.type(loan, '700000');
    await userEvent.click(await screen.findByRole('radio', { name: /三晋融资担保有限公司/ }));
    const [said] = await screen.findAllByText(/担保额度还差 100,000.00 元，/);
    await expect(said).toBeVisible();
  },
};

/** To pledge nothing is a choice like the others. */
export const NotForNow: Story = {
  render: at('/?pieces=Q3'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: '暂不质押' }));
    await expect(screen.getByText('已选 暂不质押')).toBeVisible();
  },
};

/** Another lender has all invoices of the voucher: that is said before anything is typed. */
export const InvoicesUsedUp: Story = {
  beforeEach: platform([
    ...platformReplies,
    reply(contract.financing.checkInvoices, { papers: papers.map((paper) => ({ ...paper, occupied: paper.used })), checks: [] }),
  ]),
  render: at('/?pieces=Q3'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('所选凭证的发票已全部被占用')).toBeVisible();
  },
};

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

/** Amount, lender, guarantor and what is owed are named before it is handed in. */
export const Asking: Story = {
  render: at('/?draft=PD2'),
  play: async (context) => {
    await agree(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '提交复核' }));
    await expect(await within(document.body).findByText('提交质押复核')).toBeVisible();
  },
};

export const Submitted: Story = {
  render: at('/?draft=PD2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('已提交复核')).toBeVisible();
  },
};

/** What the server refused stands at its field. */
export const Refused: Story = {
  beforeEach: platform([
    ...platformReplies,
    refuse(contract.pledge.apply, 'VALIDATION', { fields: [{ path: 'guarantorNo', message: '担保方已暂停受理' }] }),
  ]),
  render: at('/?draft=PD2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('担保方已暂停受理')).toBeVisible();
  },
};

export const QuoteExpired: Story = {
  beforeEach: platform([...platformReplies, refuse(contract.pledge.apply, 'QUOTE_EXPIRED')]),
  render: at('/?draft=PD2'),
  play: async (context) => {
    await submit(context);
    await expect(await within(context.canvasElement).findByText('报价已失效，没有提交')).toBeVisible();
  },
};

export const Returned: Story = { render: at('/?resubmit=P2') };

export const Copied: Story = {
  beforeEach: platform([...platformReplies, reply(contract.pledge.get, { ...earlier, state: 'declined' })]),
  render: at('/?copy=P2'),
};

/** What every lender says alike that cannot be applied to. */
const everyLenderSays = (said: Partial<PledgeOffer>) =>
  reply(contract.pledge.quote, (asked) => {
    const answer = pledgeOffersFor(asked);
    return { ...answer, offers: answer.offers.map((offer) => ({ ...offer, ...said })) };
  });

/** No lender can be applied to; each says why. */
export const NobodyLends: Story = {
  beforeEach: platform([...platformReplies, everyLenderSays({ obstacles: [{ reason: 'notSigned', figures: {} }] })]),
  render: at('/?pieces=Q3'),
};

/** No lender answers the question what it would ask. */
export const NobodyQuotes: Story = {
  beforeEach: platform([...platformReplies, everyLenderSays({ quote: null, obstacles: [{ reason: 'notQuoted', figures: {} }] })]),
  render: at('/?pieces=Q3'),
};

export const Agreement: Story = {
  render: at('/?draft=PD2'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '《质押合同》' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};

export const English: Story = { render: at('/?draft=PD2'), globals: { locale: 'en-US' } };

export const Phone: Story = { render: at('/?draft=PD2'), globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { render: at('/?draft=PD2'), globals: { viewport: { value: 'tablet' } } };

export const Empty: Story = {
  beforeEach: platform([...platformReplies, reply(contract.voucher.listHoldings, { list: [], total: 0, page: 1, pageSize: 100 })]),
};

export const Loading: Story = { beforeEach: platform([...platformReplies, delay(contract.voucher.listHoldings)]) };

export const Failed: Story = { beforeEach: platform([...platformReplies, fail(contract.voucher.listHoldings, 504)]) };

export const QuotesFailed: Story = {
  beforeEach: platform([...platformReplies, fail(contract.pledge.quote, 500)]),
  render: at('/?pieces=Q3'),
};

export const Forbidden: Story = { render: () => hosted(<ApplyScreen />, { as: 'supplierReviewer' }) };
