import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { queueStories, shownAt, type ShownKind } from '../../../platform/testing/applications/stories.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { queueReplies } from '../pledge.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

/** A reviewer passes or returns pledges, one after another. */
export default {
  id: 'features-pledge-review',
  title: 'features/pledge/review 质押审核 approval',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewScreen>;

const KIND: ShownKind = { screen: <ReviewScreen />, places: [], replies: queueReplies, calls: contract.pledge };
const queue = queueStories(
  KIND,
  { at: '/?', letter: 'P', first: '人民币捌拾万元整', reason: '贷款成本偏高' },
  reply(contract.pledge.list, pageOfApplications([])),
);

export const Reviewer = queue.Reviewer;
/** Operators can only read. */
export const Operator = shownAt(KIND)('/');
export const OwnEntry = queue.OwnEntry;
export const Repayment = queue.at('id=P7', [], async ({ canvasElement }) => {
  await within(canvasElement).findByRole('button', { name: /^授权还款/ });
  await userEvent.keyboard('a');
  const dialog = await within(document.body).findByRole('dialog', { name: '签名确认' });
  await within(dialog).findByText(/到账前不减少应还金额/);
});
export const Release = queue.at('id=P8');
export const Returning = queue.Returning;
export const Overtaken = queue.Overtaken;
export const Phone = queue.Phone;
export const PhoneDetail = queue.PhoneDetail;
export const Empty = queue.Empty;
export const Loading = queue.Loading;
export const Failed = queue.Failed;
