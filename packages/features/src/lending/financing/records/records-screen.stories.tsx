import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta } from '@storybook/react-vite';
import { recordsStories, shownAt, type ShownKind } from '../../../platform/testing/applications/stories.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { platformReplies } from '../financing.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

/** What became of every application for financing, with its steps and papers. */
export default {
  id: 'features-financing-records',
  title: 'features/financing/records 融资记录 list',
  component: RecordsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecordsScreen>;

const KIND: ShownKind = {
  screen: <RecordsScreen />,
  places: ['financing.apply', 'financing.records'],
  replies: platformReplies,
  calls: contract.financing,
};
const at = shownAt(KIND);
const list = recordsStories(KIND, '融资详情', reply(contract.financing.list, pageOfApplications([])));

export const Full = list.Full;
export const Detail = list.detail('F6', '人民币贰佰万元整');
export const Progress = at('/?id=F6&tab=progress');
export const PaidOut = at('/?id=F9&tab=progress');
export const Papers = at('/?id=F1&tab=papers');
export const Log = at('/?id=F6&tab=log');
export const Contract = list.step('F6', '签约', '签署融资合同', '融资合同要点');
export const Supplement = list.step('F5', '补件', '融资补件', '请补充本批设备的发运单');
export const FurtherStep = list.step('F3', '资金方补充步骤', '资金方补充步骤', '联系人手机');
export const Reviewer = list.Reviewer;
export const Phone = list.Phone;
export const Empty = list.Empty;
export const NothingFound = list.NothingFound;
export const Loading = list.Loading;
export const Failed = list.Failed;
