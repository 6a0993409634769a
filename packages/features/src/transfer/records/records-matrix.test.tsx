import { contract, TransferId, type RequestOf } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { transferMachine, type Role, type TransferState } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsCellOf, actsOf, buttonsIn, buttonsOf, holders, rowOf, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RecordsScreen } from './records-screen.tsx';

/** The records offer the sender's acts and lead the reviewer to the queue. A returned one is submitted again from its form. */
const BUTTONS: ActButtons = {
  edit: ['修改'],
  pass: ['复核'],
  return: ['复核'],
  withdraw: ['撤回'],
  withdrawApply: ['申请撤回'],
  withdrawApprove: ['复核'],
  withdrawReject: ['复核'],
  remind: ['催办'],
  delete: ['删除'],
  view: ['详情'],
};

const [example] = contract.transfer.listOutgoing.example.response.list;
if (!example) throw new Error('the contract lost an example');

const numberOf = (state: TransferState): string => `ZR-${state}`;
const recordsOf = (role: Role, isOwn: boolean): MockReply =>
  reply(contract.transfer.listOutgoing, {
    ...contract.transfer.listOutgoing.example.response,
    total: transferMachine.states.length,
    list: transferMachine.states.map((state, index) => ({
      ...example,
      id: TransferId.parse(`T-${state}`),
      transferNumber: numberOf(state),
      state,
      version: index,
      isOwn,
      acts: actsOf('transfer', state, 'own', role, isOwn),
    })),
  });

interface Opened {
  readonly isOwn?: boolean;
  readonly at?: string;
  readonly replies?: readonly MockReply[];
}

const open = (role: Role, { isOwn = false, at = '/', replies = [] }: Opened = {}) =>
  renderScreen(<RecordsScreen />, {
    as: holders[role],
    at,
    places: ['transfer.apply', 'transfer.review'],
    replies: [recordsOf(role, isOwn), ...replies],
  });

const press = async (user: ReturnType<typeof open>['user'], state: TransferState, name: string) =>
  user.click(within(rowOf(await screen.findByText(numberOf(state)))).getByRole('button', { name }));
const confirm = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

describe('the records of transfers', () => {
  it.each(READERS.flatMap((role) => [false, true].map((isOwn) => ({ role, isOwn }))))(
    'offer the $role what the action matrix allows, state by state (their own entry: $isOwn)',
    async ({ role, isOwn }) => {
      open(role, { isOwn });
      await screen.findByText(numberOf('draft'));
      const offered = transferMachine.states.map((state) => [state, buttonsIn(actsCellOf(screen.getByText(numberOf(state))))]);
      expect(offered).toEqual(
        transferMachine.states.map((state) => [state, buttonsOf(BUTTONS, ['view', ...actsOf('transfer', state, 'own', role, isOwn)])]),
      );
    },
  );

  it.each([
    ['operator', 'returned', '修改', '/place/transfer.apply?resubmit=T-returned'],
    ['reviewer', 'awaitingReview', '复核', '/place/transfer.review?id=T-awaitingReview'],
    ['reviewer', 'withdrawalAwaitingReview', '复核', '/place/transfer.review?id=T-withdrawalAwaitingReview'],
    ['administrator', 'completed', '详情', '/?id=T-completed'],
  ] as const)('lead the %s from %s by %s to its place', async (role, state, name, place) => {
    const { user } = open(role);
    await press(user, state, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('offer the same beside an opened one, where links from elsewhere lead', async () => {
    const withdrawn = vi.fn();
    const row = { ...contract.transfer.get.example.response, version: 3, acts: actsOf('transfer', 'awaitingReview', 'own', 'operator') };
    const { user } = open('operator', {
      at: `/?id=${row.id}`,
      replies: [
        reply(contract.transfer.get, row),
        reply(contract.transfer.withdraw, (request) => {
          withdrawn(request);
          return contract.transfer.withdraw.example.response;
        }),
      ],
    });
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: '撤回' }));
    await confirm(user, '撤回');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: row.id, version: 3 }));
  });

  it.each(READERS)('begin a new transfer for an operator only: %s', async (role) => {
    open(role);
    await screen.findByText(numberOf('draft'));
    expect(screen.queryAllByRole('link', { name: '申请转让' })).toHaveLength(role === 'operator' ? 1 : 0);
  });

  const takesBack = () => {
    const withdrawn = vi.fn<(request: RequestOf<typeof contract.transfer.withdraw>) => void>();
    const takes = reply(contract.transfer.withdraw, (request) => {
      withdrawn(request);
      return contract.transfer.withdraw.example.response;
    });
    return { withdrawn, ...open('operator', { replies: [takes] }) };
  };

  it('withdraw after a question, with or without a reason', async () => {
    const { user, withdrawn } = takesBack();
    await press(user, 'awaitingReview', '撤回');
    await confirm(user, '撤回');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'T-awaitingReview', version: 1 }));
  });

  it('ask for an offer to be withdrawn, with a reason for whoever decides on it', async () => {
    const { user, withdrawn } = takesBack();
    await press(user, 'awaitingSignature', '申请撤回');
    await confirm(user, '提交申请');
    expect(withdrawn).not.toHaveBeenCalled();
    await user.type(within(screen.getByRole('alertdialog')).getByLabelText(/原因/), '金额有误');
    await confirm(user, '提交申请');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'T-awaitingSignature', version: 4, reason: '金额有误' }));
  });

  it('delete after a question', async () => {
    const removed = vi.fn();
    const { user } = open('operator', {
      replies: [
        reply(contract.transfer.remove, (request) => {
          removed(request);
          return contract.transfer.remove.example.response;
        }),
      ],
    });
    await press(user, 'returned', '删除');
    await confirm(user, '删除');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'T-returned', version: 2 }));
  });

  it('remind whoever is to act next', async () => {
    const reminded = vi.fn();
    const { user } = open('operator', {
      replies: [
        reply(contract.transfer.remind, (request) => {
          reminded(request);
          return contract.transfer.remind.example.response;
        }),
      ],
    });
    await press(user, 'awaitingReview', '催办');
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'T-awaitingReview' }));
  });
});
