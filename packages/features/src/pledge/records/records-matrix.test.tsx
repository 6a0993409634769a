import { contract, PledgeId } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { pledgeApplicationMachine, type PledgeApplicationState, type Role } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsOf, buttonsOf, holders, READERS, rowOf, type ActButtons } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { usePledgeActs } from './use-pledge-acts.tsx';

/** The records offer the acts of whoever pledges, and lead the reviewer to the queue. */
const BUTTONS: ActButtons = {
  edit: ['修改'],
  pass: ['复核'],
  return: ['复核'],
  repayAuthorise: ['复核'],
  repayReturn: ['复核'],
  releaseConfirm: ['复核'],
  releaseReturn: ['复核'],
  supplement: ['补件'],
  payFee: ['缴纳担保费'],
  repay: ['还款'],
  releaseApply: ['申请解质'],
  withdraw: ['撤回'],
  remind: ['催办'],
  copyToLender: ['换机构申请'],
  delete: ['删除'],
};

const { states } = pledgeApplicationMachine;
const [example] = contract.pledge.list.example.response.list;
if (!example) throw new Error('the contract lost an example');

const rowIn = (state: PledgeApplicationState, role: Role, isOwn = false) => ({
  ...example,
  id: PledgeId.parse(`P-${state}`),
  applicationNumber: `ZY-${state}`,
  state,
  version: 3,
  isOwn,
  waitingFor: [],
  acts: actsOf('pledge', state, 'own', role, isOwn),
});

/** Shows what is offered for one row: every act, none of them behind a menu. */
function Offered({ state, role, isOwn }: { readonly state: PledgeApplicationState; readonly role: Role; readonly isOwn: boolean }) {
  const { verbs } = usePledgeActs(() => undefined);
  return (
    <ul aria-label={state}>
      {verbs(rowIn(state, role, isOwn)).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

const PLACES = ['pledge.apply', 'pledge.review'] as const;

const open = (role: Role, replies: readonly MockReply[] = []) =>
  renderScreen(<RecordsScreen />, {
    as: holders[role],
    places: PLACES,
    replies: [
      reply(contract.pledge.list, {
        ...contract.pledge.list.example.response,
        total: states.length,
        list: states.map((state) => rowIn(state, role)),
      }),
      ...replies,
    ],
  });

type Opening = ReturnType<typeof open>['user'];
const press = async (user: Opening, state: PledgeApplicationState, name: string) => {
  const row = within(rowOf(await screen.findByText(`ZY-${state}`)));
  const shown = row.queryByRole('button', { name });
  if (shown) {
    await user.click(shown);
    return;
  }
  await user.click(row.getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const confirm = async (user: Opening, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

describe('the records of pledges', () => {
  it.each(READERS.flatMap((role) => [false, true].map((isOwn) => ({ role, isOwn }))))(
    'offer the $role what the action matrix allows, state by state (their own entry: $isOwn)',
    async ({ role, isOwn }) => {
      renderScreen(
        <>
          {states.map((state) => (
            <Offered key={state} state={state} role={role} isOwn={isOwn} />
          ))}
        </>,
        { as: holders[role], places: PLACES },
      );
      await screen.findByRole('list', { name: 'released' });
      const offered = states.map((state) => [
        state,
        [...screen.getByRole('list', { name: state }).querySelectorAll('li')].map((one) => one.textContent).toSorted(),
      ]);
      expect(offered).toEqual(states.map((state) => [state, buttonsOf(BUTTONS, actsOf('pledge', state, 'own', role, isOwn))]));
    },
  );

  it.each([
    ['operator', 'returned', '修改', '/place/pledge.apply?resubmit=P-returned'],
    ['operator', 'guarantorDeclined', '换机构申请', '/place/pledge.apply?copy=P-guarantorDeclined'],
    ['reviewer', 'awaitingReview', '复核', '/place/pledge.review?id=P-awaitingReview'],
    ['reviewer', 'disbursed', '复核', '/place/pledge.review?id=P-disbursed'],
    ['administrator', 'released', '详情', '/?id=P-released'],
  ] as const)('lead the %s from %s by %s to its place', async (role, state, name, place) => {
    const { user } = open(role);
    await press(user, state, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('withdraw after a question that names amount and lender, with or without a reason', async () => {
    const withdrawn = vi.fn(() => contract.pledge.withdraw.example.response);
    const { user } = open('operator', [reply(contract.pledge.withdraw, withdrawn)]);
    await press(user, 'awaitingGuarantor', '撤回');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('800,000.00');
    expect(dialog.textContent).toContain('担保贷款');
    expect(dialog.textContent).toContain('汇通融资担保有限公司可以看到');
    await confirm(user, '撤回');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'P-awaitingGuarantor', version: 3 }));
  });

  it('delete after a question', async () => {
    const removed = vi.fn(() => contract.pledge.remove.example.response);
    const { user } = open('operator', [reply(contract.pledge.remove, removed)]);
    await press(user, 'returned', '删除');
    await confirm(user, '删除');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'P-returned', version: 3 }));
  });

  it('remind whoever is to act next', async () => {
    const reminded = vi.fn(() => contract.pledge.remind.example.response);
    const { user } = open('operator', [reply(contract.pledge.remind, reminded)]);
    await press(user, 'underApproval', '催办');
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'P-underApproval' }));
  });

  it('ask for the release after saying what follows', async () => {
    const asked = vi.fn(() => contract.pledge.releaseApply.example.response);
    const { user } = open('operator', [reply(contract.pledge.releaseApply, asked)]);
    await press(user, 'awaitingRelease', '申请解质');
    await confirm(user, '申请解质');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'P-awaitingRelease', version: 3 }));
  });

  it.each(READERS)('begin a new application for an operator only: %s', async (role) => {
    open(role);
    await screen.findByText('ZY-draft');
    expect(screen.queryAllByRole('link', { name: '申请质押' })).toHaveLength(role === 'operator' ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: '进入复核' })).toHaveLength(role === 'reviewer' ? 1 : 0);
  });
});
