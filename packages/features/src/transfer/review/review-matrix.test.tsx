import { contract, TransferId, type RequestOf } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { allowedActs, transferMachine, type TransferState, type Role } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsOf, buttonsIn, buttonsOf, holders, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';

/** The queue has two verbs; over an application to withdraw they say so. */
const BUTTONS: ActButtons = {
  pass: ['通过并签名 A'],
  return: ['退回 R'],
  withdrawApprove: ['同意撤回并签名 A'],
  withdrawReject: ['不同意撤回 R'],
};

/** The states in which somebody reviews. */
const REVIEWED = transferMachine.states.filter((state) => allowedActs('transfer', state, 'own', 'reviewer').some((act) => BUTTONS[act]));

const [example] = contract.transfer.listOutgoing.example.response.list;
if (!example) throw new Error('the contract lost an example');
const detail = contract.transfer.get.example.response;

const open = (
  state: TransferState,
  role: Role,
  {
    isOwn = false,
    stale = false,
    replies = [],
  }: { readonly isOwn?: boolean; readonly stale?: boolean; readonly replies?: readonly MockReply[] } = {},
) => {
  const row = {
    ...example,
    id: TransferId.parse('T9'),
    state,
    version: 5,
    isOwn,
    acts: stale ? [] : actsOf('transfer', state, 'own', role, isOwn),
  };
  const asked = vi.fn<(request: RequestOf<typeof contract.transfer.listOutgoing>) => void>();
  const reviewed = vi.fn<(request: RequestOf<typeof contract.transfer.review>) => void>();
  const page = renderScreen(<ReviewScreen />, {
    as: holders[role],
    replies: [
      reply(contract.transfer.listOutgoing, (request) => {
        asked(request);
        return { ...contract.transfer.listOutgoing.example.response, list: [row] };
      }),
      reply(contract.transfer.get, { ...detail, ...row }),
      reply(contract.transfer.review, (request) => {
        reviewed(request);
        return contract.transfer.review.example.response;
      }),
      ...replies,
    ],
  });
  const footer = async (): Promise<HTMLElement> => {
    await screen.findByText('1 / 1');
    const found = page.container.querySelector('footer');
    if (!found) throw new Error('the queue shows no verbs');
    return found;
  };
  return { ...page, asked, reviewed, footer };
};

async function signWithPin(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}
const signature = contract.signature.sign.example.response;

describe('the queue of transfers', () => {
  it('asks for the states that the action matrix lets somebody review', async () => {
    const { asked, footer } = open('awaitingReview', 'reviewer');
    await footer();
    expect(asked.mock.calls[0]?.[0].states?.toSorted()).toEqual(REVIEWED.toSorted());
  });

  it.each(REVIEWED.flatMap((state) => READERS.map((role) => ({ state, role }))))(
    'offers the $role what the action matrix allows: $state',
    async ({ state, role }) => {
      const { footer } = open(state, role);
      expect(buttonsIn(await footer())).toEqual(buttonsOf(BUTTONS, actsOf('transfer', state, 'own', role)));
    },
  );

  it.each(REVIEWED)('keeps both verbs and their keys from whoever made the entry, and says why: %s', async (state) => {
    const { footer, user, reviewed } = open(state, 'reviewer', { isOwn: true });
    const verbs = await footer();
    expect([...verbs.querySelectorAll('button')].map((button) => button.matches(':disabled'))).toEqual([true, true]);
    expect(within(verbs).getByText('不能复核自己经办的')).toBeDefined();
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(reviewed).not.toHaveBeenCalled();
  });

  it('says why it is to be taken back', async () => {
    open('withdrawalAwaitingReview', 'reviewer', {
      replies: [reply(contract.transfer.get, { ...detail, state: 'withdrawalAwaitingReview', reason: '改期支付' })],
    });
    expect(await screen.findByText('改期支付')).toBeDefined();
  });

  it('keeps both verbs where the server names none: someone was faster', async () => {
    const { footer } = open('awaitingReview', 'reviewer', { stale: true });
    const verbs = await footer();
    expect([...verbs.querySelectorAll('button')].map((button) => button.matches(':disabled'))).toEqual([true, true]);
    expect(within(verbs).getByText('该单据已被处理')).toBeDefined();
  });

  it.each([
    ['awaitingReview', /^通过并签名/],
    ['withdrawalAwaitingReview', /^同意撤回并签名/],
  ] as const)('passes with a signature: %s', async (state, name) => {
    const { footer, user, reviewed } = open(state, 'reviewer');
    await user.click(within(await footer()).getByRole('button', { name }));
    await signWithPin(user);
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'T9', version: 5, decision: 'pass', signature }));
  });

  it.each([
    ['awaitingReview', /^退回/, '退回'],
    ['withdrawalAwaitingReview', /^不同意撤回/, '不同意撤回'],
  ] as const)('gives back with a reason: %s', async (state, name, verb) => {
    const { footer, user, reviewed } = open(state, 'reviewer');
    await user.click(within(await footer()).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: verb }));
    expect(reviewed).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/原因/), '金额有误');
    await user.click(dialog.getByRole('button', { name: verb }));
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'T9', version: 5, decision: 'return', reason: '金额有误' }));
  });
});
