import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { queueStories } from '../../../platform/testing/applications/stories.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { queueReplies } from '../financing.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

/** A reviewer passes or returns applications for financing, one after another. */
export default {
  id: 'features-financing-review',
  title: 'features/financing/review 融资复核 approval',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecordsScreen>;

const queue = queueStories(
  { screen: <RecordsScreen />, places: ['financing.records'], replies: queueReplies, calls: contract.financing },
  { at: '/?view=review&', letter: 'F', first: '人民币壹佰万元整', reason: '融资成本偏高' },
  reply(contract.financing.list, pageOfApplications([])),
);

export const Reviewer = queue.Reviewer;
export const OwnEntry = queue.OwnEntry;
/** A contract that the operator has signed. */
export const Contract = queue.at('id=F4');
export const Returning = queue.Returning;
export const Overtaken = queue.Overtaken;
export const Phone = queue.Phone;
export const PhoneDetail = queue.PhoneDetail;
export const Empty = queue.Empty;
export const Loading = queue.Loading;
export const Failed = queue.Failed;
