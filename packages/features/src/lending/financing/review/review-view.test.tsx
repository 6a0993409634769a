import { contract, FinancingId, type FinancingRow } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  describeReviewing,
  openQueue,
  question,
  signature,
  signWithPin,
  type ReviewingKind,
} from '../../../platform/testing/applications/reviewing.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { queue, queueReplies, toAuthorise } from '../financing.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

const alone = (state: FinancingRow['state'], acts: FinancingRow['acts']): readonly MockReply[] => {
  const shown = { id: FinancingId.parse('F1'), state, acts };
  return [
    reply(contract.financing.list, pageOfApplications([{ ...first(queue), ...shown }])),
    reply(contract.financing.get, { ...toAuthorise, ...shown }),
  ];
};

const KIND: ReviewingKind = {
  name: 'financing',
  screen: <RecordsScreen />,
  places: ['financing.records'],
  replies: queueReplies,
  calls: contract.financing,
  letter: 'F',
  at: '/?view=review&',
  waiting: 4,
  tags: ['签约复核'],
  words: { check: '融资金额在可用金额内', first: '人民币壹佰万元整', reason: '融资成本偏高', batch: '批量通过融资申请' },
  verbs: [
    ['before it goes to the lender', alone('awaitingReview', ['pass', 'return']), ['退回 R', '通过并签名 A']],
    ['before its contract binds', alone('awaitingContract', ['contractConfirm', 'contractReturn']), ['退回 R', '确认并签名 A']],
    ['before it is repaid', alone('overdue', ['repayAuthorise', 'repayReturn']), ['退回 R', '授权还款 A']],
  ],
};

describeReviewing(KIND);

describe('reviewing financings', () => {
  const contracted = () => vi.fn(() => contract.financing.reviewContract.example.response);

  it('confirms a contract with a signature of its own', async () => {
    const confirmed = contracted();
    const prepared = vi.fn(() => contract.signature.prepare.example.response);
    const { user } = openQueue(KIND, 'id=F4', [
      reply(contract.financing.reviewContract, confirmed),
      reply(contract.signature.prepare, prepared),
    ]);
    await user.click(await screen.findByRole('button', { name: /^确认并签名/ }));
    await signWithPin(user);
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith({ id: 'F4', version: 0, decision: 'pass', signature }));
    expect(prepared).toHaveBeenCalledWith({ act: 'financingContractConfirm', subjectId: 'F4', version: 0 });
  });

  it('returns a contract to the operator', async () => {
    const returned = contracted();
    const { user } = openQueue(KIND, 'id=F4', [reply(contract.financing.reviewContract, returned)]);
    await user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: '合同条款需要核实' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(returned).toHaveBeenCalledWith({ id: 'F4', version: 0, decision: 'return', reason: '合同条款需要核实' }));
  });

  it('links back to the records', async () => {
    const { user } = openQueue(KIND);
    await user.click(await screen.findByRole('button', { name: '融资记录' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/financing.records'));
  });

  it('shows the records to people who do not review', async () => {
    renderScreen(<RecordsScreen />, { as: 'supplierOperator', at: KIND.at, places: KIND.places, replies: queueReplies });
    expect(await screen.findByRole('heading', { name: '融资记录' })).toBeDefined();
    expect(screen.queryByText('1 / 4')).toBeNull();
  });
});
