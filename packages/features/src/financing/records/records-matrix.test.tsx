import { contract, FinancingId } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { financingMachine, type FinancingState, type Role } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsOf, buttonsOf, holders, rowOf, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useFinancingActs } from './use-financing-acts.tsx';
import { RecordsScreen } from './records-screen.tsx';

/** The records offer the holder's acts and lead the reviewer to the queue. */
const BUTTONS: ActButtons = {
  edit: ['修改'],
  pass: ['复核'],
  return: ['复核'],
  contractConfirm: ['复核'],
  contractReturn: ['复核'],
  repay: ['还款'],
  repayAuthorise: ['复核'],
  repayReturn: ['复核'],
  supplement: ['补件'],
  signContract: ['签约'],
  withdraw: ['撤回'],
  remind: ['催办'],
  copyToLender: ['换机构申请'],
  delete: ['删除'],
};

const [example] = contract.financing.list.example.response.list;
if (!example) throw new Error('the contract lost an example');

const rowIn = (state: FinancingState, role: Role, isOwn = false) => ({
  ...example,
  id: FinancingId.parse(`F-${state}`),
  applicationNumber: `RZ-${state}`,
  state,
  version: 3,
  isOwn,
  waitingFor: [],
  acts: actsOf('financing', state, 'own', role, isOwn),
});

/** Shows what is offered for one row: every act, none of them behind a menu. */
function Offered({ state, role, isOwn }: { readonly state: FinancingState; readonly role: Role; readonly isOwn: boolean }) {
  const { verbs } = useFinancingActs(() => undefined);
  return (
    <ul aria-label={state}>
      {verbs(rowIn(state, role, isOwn)).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

interface Opened {
  readonly at?: string;
  readonly replies?: readonly MockReply[];
}

const open = (role: Role, { at = '/', replies = [] }: Opened = {}) =>
  renderScreen(<RecordsScreen />, {
    as: holders[role],
    at,
    places: ['financing.apply', 'financing.records'],
    replies: [
      reply(contract.financing.list, {
        ...contract.financing.list.example.response,
        total: financingMachine.states.length,
        list: financingMachine.states.map((state) => rowIn(state, role)),
      }),
      ...replies,
    ],
  });

type Opening = ReturnType<typeof open>['user'];
const press = async (user: Opening, state: FinancingState, name: string) => {
  const row = within(rowOf(await screen.findByText(`RZ-${state}`)));
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

describe('the records of financings', () => {
  it.each(READERS.flatMap((role) => [false, true].map((isOwn) => ({ role, isOwn }))))(
    'offer the $role what the action matrix allows, state by state (their own entry: $isOwn)',
    async ({ role, isOwn }) => {
      renderScreen(
        <>
          {financingMachine.states.map((state) => (
            <Offered key={state} state={state} role={role} isOwn={isOwn} />
          ))}
        </>,
        { as: holders[role], places: ['financing.apply', 'financing.records'] },
      );
      await screen.findByRole('list', { name: 'settled' });
      const offered = financingMachine.states.map((state) => [
        state,
        [...screen.getByRole('list', { name: state }).querySelectorAll('li')].map((one) => one.textContent).toSorted(),
      ]);
      expect(offered).toEqual(
        financingMachine.states.map((state) => [state, buttonsOf(BUTTONS, actsOf('financing', state, 'own', role, isOwn))]),
      );
    },
  );

  it.each([
    ['operator', 'returned', '修改', '/place/financing.apply?resubmit=F-returned'],
    ['operator', 'declined', '换机构申请', '/place/financing.apply?copy=F-declined'],
    ['reviewer', 'awaitingReview', '复核', '/place/financing.records?view=review&id=F-awaitingReview'],
    ['reviewer', 'awaitingContract', '复核', '/place/financing.records?view=review&id=F-awaitingContract'],
    ['administrator', 'disbursed', '详情', '/?id=F-disbursed'],
  ] as const)('lead the %s from %s by %s to its place', async (role, state, name, place) => {
    const { user } = open(role);
    await press(user, state, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('withdraw after a question that names amount and lender, with or without a reason', async () => {
    const withdrawn = vi.fn();
    const { user } = open('operator', {
      replies: [
        reply(contract.financing.withdraw, (request) => {
          withdrawn(request);
          return contract.financing.withdraw.example.response;
        }),
      ],
    });
    await press(user, 'awaitingAcceptance', '撤回');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('1,000,000.00');
    expect(dialog.textContent).toContain('建设银行');
    await confirm(user, '撤回');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'F-awaitingAcceptance', version: 3 }));
  });

  it('delete after a question', async () => {
    const removed = vi.fn();
    const { user } = open('operator', {
      replies: [
        reply(contract.financing.remove, (request) => {
          removed(request);
          return contract.financing.remove.example.response;
        }),
      ],
    });
    await press(user, 'returned', '删除');
    await confirm(user, '删除');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'F-returned', version: 3 }));
  });

  it('remind whoever is to act next', async () => {
    const reminded = vi.fn();
    const { user } = open('operator', {
      replies: [
        reply(contract.financing.remind, (request) => {
          reminded(request);
          return contract.financing.remind.example.response;
        }),
      ],
    });
    await press(user, 'underApproval', '催办');
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'F-underApproval' }));
  });

  it.each(READERS)('begin a new application for an operator only: %s', async (role) => {
    open(role);
    await screen.findByText('RZ-draft');
    expect(screen.queryAllByRole('link', { name: '申请融资' })).toHaveLength(role === 'operator' ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: '进入复核' })).toHaveLength(role === 'reviewer' ? 1 : 0);
  });
});
