import { contract, FinancingId, type FinancingRow, type RequestOf } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { pageOfFinancings } from '../financing.fixtures.ts';
import { toAuthorise } from '../recourse/recourse.fixtures.ts';
import { queue, queueReplies } from '../records/records.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

const show = (at: string, replies: readonly MockReply[] = [], as: 'supplierReviewer' | 'supplierOperator' = 'supplierReviewer') =>
  renderScreen(<RecordsScreen />, {
    as,
    at: `/?view=review${at}`,
    places: ['financing.records'],
    replies: [...queueReplies, ...replies],
  });

function open(at = '', replies: readonly MockReply[] = []) {
  const reviewed = vi.fn<(request: RequestOf<typeof contract.financing.review>) => void>();
  const contracted = vi.fn<(request: RequestOf<typeof contract.financing.reviewContract>) => void>();
  const takes = [
    reply(contract.financing.review, (request) => {
      reviewed(request);
      return contract.financing.review.example.response;
    }),
    reply(contract.financing.reviewContract, (request) => {
      contracted(request);
      return contract.financing.reviewContract.example.response;
    }),
  ];
  return { ...show(at, [...takes, ...replies]), reviewed, contracted };
}

async function signWithPin(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}
const signature = contract.signature.sign.example.response;

describe('reviewing financings', () => {
  it('asks for what waits for the reviewer, applications and contracts alike', async () => {
    const asked = vi.fn();
    open('', [
      reply(contract.financing.list, (request) => {
        asked(request);
        return pageOfFinancings(queue);
      }),
    ]);
    expect(await screen.findByText('1 / 4')).toBeDefined();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ waitingForMe: true }));
    expect(screen.getByText('签约复核')).toBeDefined();
  });

  it('shows the checks in words, and what to do about what does not pass', async () => {
    open();
    expect(await screen.findByText('8 项通过，1 项提示')).toBeDefined();
    expect(screen.getByText('开立方须同意承担费用')).toBeDefined();
    expect(screen.getByText('签约时须由开立方同意')).toBeDefined();
  });

  it('passes an application with a signature', async () => {
    const { user, reviewed } = open();
    await screen.findByText('人民币壹佰万元整');
    await user.keyboard('a');
    await signWithPin(user);
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'F1', version: 0, decision: 'pass', signature }));
  });

  it('returns an application for a reason, and goes on to the next', async () => {
    const { user, reviewed } = open();
    await screen.findByText('人民币壹佰万元整');
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(dialog.getByText('请填写原因')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '融资成本偏高' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'F1', version: 0, decision: 'return', reason: '融资成本偏高' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('id=F2'));
  });

  it('confirms a contract with a signature of its own', async () => {
    const prepared = vi.fn();
    const { user, contracted } = open('&id=F4', [
      reply(contract.signature.prepare, (request) => {
        prepared(request);
        return contract.signature.prepare.example.response;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^确认并签名/ }));
    await signWithPin(user);
    await waitFor(() => expect(contracted).toHaveBeenCalledWith({ id: 'F4', version: 0, decision: 'pass', signature }));
    expect(prepared).toHaveBeenCalledWith({ act: 'financingContractConfirm', subjectId: 'F4', version: 0 });
  });

  it('sends a contract back to the operator', async () => {
    const { user, contracted } = open('&id=F4');
    await user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '合同条款需要核实' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(contracted).toHaveBeenCalledWith({ id: 'F4', version: 0, decision: 'return', reason: '合同条款需要核实' }));
  });

  it('passes several applications in one go; contracts and one’s own are decided by themselves', async () => {
    const { user, reviewed } = open();
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选择/ });
    expect(boxes.map((box) => box.disabled)).toEqual([false, false, true, true]);
    for (const box of boxes.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
      await user.click(box);
    }
    await user.click(await screen.findByRole('button', { name: '批量通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量通过融资申请' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(await dialog.findByRole('button', { name: /签名并通过 2 笔/ }));
    expect(await dialog.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(reviewed.mock.calls.map(([{ id }]) => id)).toEqual(['F1', 'F2']);
  });

  it('leads back to the records', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '融资记录' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/financing.records'));
  });

  it('is a list of records for whoever does not review', async () => {
    show('', [], 'supplierOperator');
    expect(await screen.findByRole('heading', { name: '融资记录' })).toBeDefined();
    expect(screen.queryByText('1 / 4')).toBeNull();
  });
});

describe('the verbs of the queue', () => {
  it.each([
    ['before it goes to the lender', 'awaitingReview', ['pass', 'return'], ['退回 R', '通过并签名 A']],
    ['before its contract binds', 'awaitingContract', ['contractConfirm', 'contractReturn'], ['退回 R', '确认并签名 A']],
    ['before it is repaid', 'overdue', ['repayAuthorise', 'repayReturn'], ['退回 R', '授权还款 A']],
  ] satisfies [string, FinancingRow['state'], FinancingRow['acts'], string[]][])(
    'are those that the application carries: %s',
    async (_, state, acts, verbs) => {
      const shown = { id: FinancingId.parse('F1'), state, acts };
      const { container } = open('', [
        reply(contract.financing.list, pageOfFinancings([{ ...first(queue), ...shown }])),
        reply(contract.financing.get, { ...toAuthorise, ...shown }),
      ]);
      await screen.findByText('1 / 1');
      await waitFor(() => expect(buttonsIn(container.querySelector('footer'))).toEqual(verbs));
    },
  );
});
