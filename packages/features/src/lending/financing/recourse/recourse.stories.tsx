import { contract } from '@lianxin/api/contract';
import { delay, fail, type MockReply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shownAt } from '../../../platform/testing/applications/stories.tsx';
import { boughtBack, claimed, toAuthorise, withFinancing } from '../financing.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

/** What a supplier sees and does when a lender asks back what the core enterprise did not pay. */
export default {
  id: 'features-financing-recourse',
  title: 'features/financing/recourse 融资追索还款 sheet',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecordsScreen>;

const shown = (one: typeof claimed, as?: 'supplierReviewer') =>
  shownAt({ screen: <RecordsScreen />, places: ['financing.records'], replies: withFinancing(one), calls: contract.financing }, as);
const progress = (further: readonly MockReply[] = []) => shown(claimed)(`/?id=${claimed.id}&tab=progress`, further);

export const Full = progress();
export const Repaying = shown(claimed)(`/?id=${claimed.id}`, [], async () => {
  const sheet = await within(document.body).findByRole('complementary', { name: '融资详情' });
  await userEvent.click(await within(sheet).findByRole('button', { name: '还款' }));
  await expect(await within(document.body).findByRole('dialog', { name: '融资还款' })).toBeVisible();
});
export const Reviewer = shown(toAuthorise, 'supplierReviewer')('/?view=review');
export const PaidBack = shown(boughtBack)(`/?id=${boughtBack.id}&tab=repayments`);
export const Empty = shown(claimed)(`/?id=${claimed.id}&tab=repayments`);
export const Phone = { ...Empty, globals: { viewport: { value: 'phone' } } };
export const Loading = progress([delay(contract.financing.get)]);
export const Failed = progress([fail(contract.financing.get, 504)]);
