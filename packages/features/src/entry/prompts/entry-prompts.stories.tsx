import { contract, FeeItemId, type User } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, people, platform } from '../../platform/testing/index.ts';
import { EntryPrompts } from './entry-prompts.tsx';

const nothing = () => undefined;
const shownTo = (changes: Partial<User>) =>
  hosted(<EntryPrompts row={{}} onReload={nothing} onSignOut={nothing} />, {
    as: { ...people.supplierOperator, ...changes },
  });

const ukey = {
  id: FeeItemId.parse('FEE1'),
  kind: 'ukey',
  amount: fen(20_000n),
  agreementUrl: null,
  summary: 'UKey 年费',
  mandatory: 1,
  returnReason: null,
};
const service = {
  ...ukey,
  id: FeeItemId.parse('FEE2'),
  kind: 'service',
  amount: fen(60_000n),
  agreementUrl: '/agreements/platformServiceAgreement',
  summary: '平台年度服务费',
  mandatory: 0,
};

const meta = {
  id: 'features-prompts',
  title: 'features/prompts 进入提示 modal',
  component: EntryPrompts,
  args: { row: {}, onSignOut: nothing },
  beforeEach: platform(),
} satisfies Meta<typeof EntryPrompts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { render: () => shownTo({ status: 0 }) };
export const Rejected: Story = { render: () => shownTo({ status: 2, rejectionReason: '营业执照影像不清晰，请重新上传' }) };
export const Agreement: Story = { render: () => shownTo({ role: 'administrator', agreementFile: null }) };
export const AgreementForOthers: Story = { render: () => shownTo({ agreementFile: null }) };
export const AgreementBroken: Story = {
  beforeEach: platform([fail(contract.documents.get, 500)]),
  render: () => shownTo({ role: 'administrator', agreementFile: null }),
};
export const FeesMandatory: Story = { render: () => shownTo({ pendingFees: [ukey, service] }) };
export const FeesOptional: Story = { render: () => shownTo({ pendingFees: [{ ...service, returnReason: '未查到该笔转账' }] }) };
export const FeesWithoutAccount: Story = {
  beforeEach: platform([reply(contract.fee.receivingAccount, null)]),
  render: () => shownTo({ pendingFees: [service] }),
};
