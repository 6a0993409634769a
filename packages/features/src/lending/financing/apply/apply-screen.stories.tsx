import { contract } from '@lianxin/api/contract';
import type { Meta } from '@storybook/react-vite';
import { formStories, shownAt, type ShownKind } from '../../../platform/testing/applications/stories.tsx';
import { platformReplies } from '../financing.fixtures.ts';
import { ApplyScreen } from './apply-screen.tsx';

/** An enterprise applies to a lender for money against a voucher it holds: amount, term and what is signed, with the lender's quote beside it. */
export default {
  id: 'features-financing-apply',
  title: 'features/financing/apply 申请融资 application',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApplyScreen>;

const KIND: ShownKind = {
  screen: <ApplyScreen />,
  places: ['financing.records', 'voucher.holdings', 'financing.apply'],
  replies: platformReplies,
  calls: contract.financing,
};
const at = shownAt(KIND);
const form = formStories(KIND, {
  draft: 'D2',
  returned: 'F2',
  copied: 'F10',
  asking: '提交融资复核',
  document: '《应收账款转让与融资约定》',
});

export const Blank = form.Blank;
export const Filled = form.Filled;
/** Started from an offer of the comparison. */
export const FromAnOffer = at('/?pieces=Q3,Q5&amount=3000000&lender=12');
/** Vouchers with different issuers or due dates need two applications. */
export const SeveralGroups = at('/?pieces=Q1,Q3,Q5');
/** A part of a voucher is split off. */
export const Part = at('/?pieces=Q1&amount=500000');
/** The amount exceeds the limit of the chosen lender. */
export const CreditShort = at('/?pieces=Q1&lender=5');
export const Asking = form.Asking;
export const Submitted = form.Submitted;
export const Refused = form.Refused;
export const QuoteExpired = form.QuoteExpired;
export const Returned = form.Returned;
export const Copied = form.Copied;
export const Agreement = form.Agreement;
export const Phone = form.Phone;
export const Empty = form.Empty;
export const Loading = form.Loading;
export const Failed = form.Failed;
export const Forbidden = form.Forbidden;
