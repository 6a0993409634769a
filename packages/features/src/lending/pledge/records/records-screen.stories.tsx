import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { recordsStories, shownAt, type ShownKind } from '../../../platform/testing/applications/stories.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { platformReplies } from '../pledge.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

/** What became of every pledge, from its review to its release. */
export default {
  id: 'features-pledge-records',
  title: 'features/pledge/records 质押记录 list',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecordsScreen>;

const KIND: ShownKind = {
  screen: <RecordsScreen />,
  places: ['pledge.apply', 'pledge.review'],
  replies: platformReplies,
  calls: contract.pledge,
};
const at = shownAt(KIND);
const list = recordsStories(KIND, '质押详情', reply(contract.pledge.list, pageOfApplications([])));

export const Full = list.Full;
export const Detail = list.detail('P1', '人民币捌拾万元整');
export const Progress = at('/?id=P3&tab=progress');
export const Repayments = at('/?id=P7&tab=repayments');
export const Pieces = at('/?id=P1&tab=pieces');
export const Papers = at('/?id=P1&tab=papers');
export const Log = at('/?id=P7&tab=log');
export const Supplement = list.step('P4', '补件', '质押补件', '请补充本批设备的发运单');
export const Repay = list.step('P7', '还款', '还款', '803,866.67');
export const Reviewer = list.Reviewer;
export const Phone = list.Phone;
export const Empty = list.Empty;
export const NothingFound = list.NothingFound;
export const Loading = list.Loading;
export const Failed = list.Failed;
