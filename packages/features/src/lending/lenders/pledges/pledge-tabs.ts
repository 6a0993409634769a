import type { PledgeApplicationState } from '@lianxin/domain';
import type { StatusTone } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PledgeTab {
  readonly values: readonly PledgeApplicationState[];
  readonly term: { readonly label: MessageDescriptor; readonly tone: StatusTone };
}

/** The stages of the desk, each with its states. */
export const PLEDGE_TABS = {
  review: {
    values: ['awaitingGuarantor', 'guarantorSupplementing', 'underApproval', 'supplementing'],
    term: { label: msg`待审核`, tone: 'state-2' },
  },
  signing: { values: ['awaitingGuarantorSignature'], term: { label: msg`待签约`, tone: 'state-2' } },
  payout: {
    values: ['awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'],
    term: { label: msg`待放款`, tone: 'state-1' },
  },
  paid: { values: ['disbursed', 'overdue'], term: { label: msg`已放款`, tone: 'state-5' } },
  release: { values: ['awaitingRelease'], term: { label: msg`待解质`, tone: 'pledged' } },
  closed: { values: ['released'], term: { label: msg`已结清`, tone: 'state-6' } },
  returned: { values: ['returned'], term: { label: msg`已退回修改`, tone: 'critical' } },
  ended: { values: ['guarantorDeclined', 'declined', 'withdrawn'], term: { label: msg`已拒绝或撤回`, tone: 'state-3' } },
} as const satisfies Readonly<Record<string, PledgeTab>>;

interface EmptyWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const NOTHING: EmptyWords = { title: msg`还没有质押`, text: msg`融资企业提交的质押申请通过其审核岗后，会出现在这里。` };

const EMPTY: Readonly<Record<string, EmptyWords>> = {
  review: { title: msg`没有待审核的质押`, text: msg`经办岗受理、审核岗批准的申请在这里。` },
  signing: { title: msg`没有待签约的担保`, text: msg`担保方批准后，由其审核岗在这里签署担保文件。` },
  payout: { title: msg`没有待放款的质押`, text: msg`批准后在这里登记质押并放款。` },
  paid: { title: msg`没有在贷的质押`, text: msg`放款后在这里跟踪还款，确认到账。` },
  release: { title: msg`没有待解质的质押`, text: msg`贷款结清后，在这里注销登记，解除质押。` },
  closed: { title: msg`没有已结清的质押`, text: msg`解质后的质押留在这里备查。` },
  returned: { title: msg`没有退回的质押`, text: msg`退回融资企业修改、还没有再次提交的申请在这里。` },
  ended: { title: msg`没有拒绝或撤回的质押`, text: msg`拒绝和撤回的申请留在这里备查。` },
  mine: { title: msg`没有待我处理的质押`, text: msg`需要您受理、批准、登记或放款的，会出现在这里。` },
};

/** The text of an empty tab. */
export const emptyWordsOf = (tab: string): EmptyWords => EMPTY[tab] ?? NOTHING;
