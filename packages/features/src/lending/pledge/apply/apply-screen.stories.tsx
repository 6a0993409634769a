import { contract, type PledgeOffer } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStories, shownAt, type ShownKind } from '../../../platform/testing/applications/stories.tsx';
import { papersBehind } from '../../../platform/testing/world/applications.ts';
import { offersFor, platformReplies } from '../pledge.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

/** An enterprise pledges part of a voucher for a loan, and chooses amount and lender. */
export default {
  id: 'features-pledge-apply',
  title: 'features/pledge/apply 申请质押 application',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApplyScreen>;

const KIND: ShownKind = {
  screen: <ApplyScreen />,
  places: ['pledge.records', 'voucher.holdings', 'pledge.apply'],
  replies: platformReplies,
  calls: contract.pledge,
};
const at = shownAt(KIND);
const form = formStories(KIND, { draft: 'PD2', returned: 'P2', copied: 'P10', asking: '提交质押复核', document: '《质押合同》' });

const lend = async (amount: string): Promise<void> => {
  const loan = await within(document.body).findByRole('textbox', { name: /贷款金额/ });
  await userEvent.clear(loan);
  await userEvent.type(loan, amount);
};

/** Gives all lenders the same obstacle. */
const everyLenderSays = (said: Partial<PledgeOffer>) =>
  reply(contract.pledge.quote, (asked) => {
    const answer = offersFor(asked);
    return { ...answer, offers: answer.offers.map((offer) => ({ ...offer, ...said })) };
  });

export const Blank = form.Blank;
/** The lender requires a guarantor. */
export const Filled = form.Filled;
/** Vouchers with different issuers and due dates in one pledge; no lender is chosen yet. */
export const SeveralIssuers = at('/?pieces=Q3,Q2');
/** The loan exceeds the limit of the chosen lender. */
export const AbovePledgeRate = at('/?draft=PD2', [], async ({ canvasElement }) => {
  await lend('900000');
  await expect(await within(canvasElement).findByText('超过最多可贷 100,000.00 元')).toBeVisible();
});
/** The remaining limit of the chosen guarantor is too low. */
export const GuarantorShort = at('/?draft=PD2', [], async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await lend('700000');
  await userEvent.click(await screen.findByRole('radio', { name: /三晋融资担保有限公司/ }));
  await expect((await screen.findAllByText(/担保额度还差 100,000.00 元，/))[0]).toBeVisible();
});
/** Not pledging is one of the options. */
export const WithoutLender = at('/?pieces=Q3', [], async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: '暂不质押' }));
  await expect(within(canvasElement).getByText('已选 暂不质押')).toBeVisible();
});
/** Another lender has reserved all invoices of the voucher, which is shown before any input. */
export const InvoicesUsedUp = at(
  '/?pieces=Q3',
  [reply(contract.financing.checkInvoices, { papers: papersBehind.map((paper) => ({ ...paper, occupied: paper.used })), checks: [] })],
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('所选凭证的发票已全部被占用')).toBeVisible();
  },
);
export const Asking = form.Asking;
export const Submitted = form.Submitted;
export const Refused = form.Refused;
export const QuoteExpired = form.QuoteExpired;
export const Returned = form.Returned;
export const Copied = form.Copied;
/** No lender can be chosen; each gives its reason. */
export const NoLenderAvailable = at('/?pieces=Q3', [everyLenderSays({ obstacles: [{ reason: 'notSigned', figures: {} }] })]);
/** The quotes could not be loaded. */
export const NoQuotes = at('/?pieces=Q3', [everyLenderSays({ quote: null, obstacles: [{ reason: 'notQuoted', figures: {} }] })]);
export const Agreement = form.Agreement;
export const English = form.English;
export const Phone = form.Phone;
export const Tablet = form.Tablet;
export const Empty = form.Empty;
export const Loading = form.Loading;
export const Failed = form.Failed;
export const QuotesFailed = form.QuotesFailed;
export const Forbidden = form.Forbidden;
