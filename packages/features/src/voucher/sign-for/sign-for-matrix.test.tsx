import { contract, IssuanceId, TransferId, type Incoming } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import {
  ACTION_MATRIX,
  issuanceMachine,
  transferMachine,
  type Act,
  type IssuanceState,
  type Role,
  type TransferState,
} from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actsCellOf, actsOf, buttonsIn, buttonsOf, holders, rowOf, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignForListScreen } from '../sign-for-list/sign-for-list-screen.tsx';
import { detail as piece, incoming, issuanceToSign } from '../voucher.fixtures.ts';
import { SignForScreen } from './sign-for-screen.tsx';

/** The recipient's page decides; its list leads there and refuses on the spot. */
const BUTTONS: ActButtons = { sign: ['签收'], refuse: ['拒签'], signConfirm: ['确认签收'], signReturn: ['退回经办'] };
const LIST_BUTTONS: ActButtons = { sign: ['签收'], refuse: ['拒签'], signConfirm: ['签收复核'] };

type Case = { readonly kind: 'issuance'; readonly state: IssuanceState } | { readonly kind: 'transfer'; readonly state: TransferState };

/** What a recipient may see at all. */
const CASES: readonly Case[] = [
  ...issuanceMachine.states
    .filter((state) => ACTION_MATRIX.issuance[state].counterparty !== undefined)
    .map((state) => ({ kind: 'issuance', state }) as const),
  ...transferMachine.states
    .filter((state) => ACTION_MATRIX.transfer[state].counterparty !== undefined)
    .map((state) => ({ kind: 'transfer', state }) as const),
];
const actsAt = (one: Case, role: Role, isOwn = false): Act[] =>
  one.kind === 'issuance'
    ? actsOf('issuance', one.state, 'counterparty', role, isOwn)
    : actsOf('transfer', one.state, 'counterparty', role, isOwn);
const titleOf = ({ kind, state }: Case): string => `${kind} ${state}`;

const transfer = contract.transfer.get.example.response;
const shownAs = (one: Case, role: Role, isOwn: boolean): MockReply[] =>
  one.kind === 'issuance'
    ? [
        reply(contract.issuance.get, {
          ...issuanceToSign,
          id: IssuanceId.parse('S1'),
          state: one.state,
          version: 7,
          isOwn,
          acts: actsAt(one, role, isOwn),
        }),
      ]
    : [
        reply(contract.transfer.get, {
          ...transfer,
          id: TransferId.parse('S1'),
          state: one.state,
          version: 7,
          isOwn,
          acts: actsAt(one, role, isOwn),
        }),
        reply(contract.voucher.get, piece),
      ];

const open = (
  one: Case,
  role: Role,
  { isOwn = false, replies = [] }: { readonly isOwn?: boolean; readonly replies?: readonly MockReply[] } = {},
) =>
  renderScreen(<SignForScreen />, {
    as: holders[role],
    at: `/?kind=${one.kind}&id=S1`,
    places: ['voucher.signFor', 'voucher.signForList', 'voucher.holdings'],
    replies: [...shownAs(one, role, isOwn), ...replies],
  });

/** The buttons that decide: those of the page that are an act's. */
const WORDS = new Set(Object.values(BUTTONS).flat());
const UNBUILT = ['融资', '质押', '付款', '授权付款', '催付', '说明', '证据'];
const decisions = (page: Element): readonly string[] => buttonsIn(page).filter((name) => WORDS.has(name) || UNBUILT.includes(name));
const loaded = () => screen.findByText('贸易背景');

async function signWithPin(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }));

const answering = () => {
  const answered = vi.fn<(request: object) => void>();
  const replies = [
    reply(contract.transfer.signFor, (request) => {
      answered(request);
      return contract.transfer.signFor.example.response;
    }),
    reply(contract.transfer.confirmSignFor, (request) => {
      answered(request);
      return contract.transfer.confirmSignFor.example.response;
    }),
  ];
  return { answered, replies };
};
const signature = contract.signature.sign.example.response;

describe('something to sign for', () => {
  it.each(CASES.flatMap((one) => READERS.map((role) => ({ one, role, title: titleOf(one) }))))(
    'offers the $role what the action matrix allows: $title',
    async ({ one, role }) => {
      const { container } = open(one, role);
      await loaded();
      expect(decisions(container)).toEqual(buttonsOf(BUTTONS, actsAt(one, role)));
    },
  );

  it.each(CASES.filter((one) => one.state === 'awaitingSignatureReview'))(
    'keeps both verbs from the reviewer who signed for it, and says why: $kind',
    async (one) => {
      const { container } = open(one, 'reviewer', { isOwn: true });
      await loaded();
      expect(decisions(container)).toEqual(['确认签收', '退回经办'].toSorted());
      expect(screen.getByText('确认签收', { selector: 'button' }).matches(':disabled')).toBe(true);
      expect(screen.getByText('退回经办', { selector: 'button' }).matches(':disabled')).toBe(true);
      expect(screen.getByText('不能复核自己经办的')).toBeDefined();
    },
  );
});

it('is found by its id alone, as the tasks of the workbench name it', async () => {
  const one = { kind: 'transfer', state: 'awaitingSignature' } as const;
  const { container } = renderScreen(<SignForScreen />, {
    as: holders.operator,
    at: '/?id=S1',
    replies: [...shownAs(one, 'operator', false), refuse(contract.issuance.get, 'NOT_FOUND')],
  });
  await loaded();
  expect(decisions(container)).toEqual(buttonsOf(BUTTONS, actsAt(one, 'operator')));
});

describe('answering it', () => {
  const kinds = ['issuance', 'transfer'] as const;

  it.each(kinds)('signs for an incoming %s once both documents are agreed to', async (kind) => {
    const { answered, replies } = answering();
    const { user } = open({ kind, state: 'awaitingSignature' }, 'operator', { replies });
    const agreement = await screen.findByLabelText(/^已阅读并同意/);
    expect(screen.getByText('签收', { selector: 'button' }).matches(':disabled')).toBe(true);
    await user.click(agreement);
    await press(user, '签收');
    await signWithPin(user);
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith(
        expect.objectContaining({ kind, id: 'S1', version: 7, decision: 'sign', agreed: true, signature }),
      ),
    );
  });

  it.each(kinds)('refuses an incoming %s with a reason', async (kind) => {
    const { answered, replies } = answering();
    const { user } = open({ kind, state: 'awaitingSignature' }, 'operator', { replies });
    await press(user, '拒签');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/原因/), '金额有误');
    await user.click(dialog.getByRole('button', { name: '拒签' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'refuse', reason: '金额有误' }));
  });

  it.each(kinds)('confirms the signature on a %s with the reviewer’s own', async (kind) => {
    const { answered, replies } = answering();
    const { user } = open({ kind, state: 'awaitingSignatureReview' }, 'reviewer', { replies });
    await press(user, '确认签收');
    await signWithPin(user);
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'pass', signature }));
  });

  it.each(kinds)('sends a signed %s back with a reason', async (kind) => {
    const { answered, replies } = answering();
    const { user } = open({ kind, state: 'awaitingSignatureReview' }, 'reviewer', { replies });
    await press(user, '退回经办');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/原因/), '请核对账户');
    await user.click(dialog.getByRole('button', { name: '退回经办' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'return', reason: '请核对账户' }));
  });
});

describe('the list of what arrives', () => {
  const [example] = incoming;
  if (!example) throw new Error('the fixtures lost their incoming rows');
  const ARRIVES: Partial<Record<Case['state'], Incoming['state']>> = {
    awaitingSignature: 'awaitingSignature',
    awaitingSignatureReview: 'awaitingSignatureReview',
    voidAwaitingReview: 'voidAwaitingReview',
    withdrawalAwaitingReview: 'withdrawalAwaitingReview',
    refused: 'refused',
    signatureExpired: 'signatureExpired',
    voided: 'withdrawn',
  };
  const RECIPIENTS = ['sign', 'refuse', 'signConfirm', 'signReturn'] as const;
  const nameOf = (index: number): string => `开立方${String(index)}号`;
  const listAs = (role: Role, isOwn = false, replies: readonly MockReply[] = []) =>
    renderScreen(<SignForListScreen />, {
      as: holders[role],
      places: ['voucher.signFor'],
      replies: [
        reply(contract.transfer.listIncoming, {
          ...contract.transfer.listIncoming.example.response,
          total: CASES.length,
          list: CASES.map((one, index) => ({
            ...example,
            kind: one.kind,
            id: `S-${index}`,
            issuer: { ...example.issuer, name: nameOf(index) },
            state: ARRIVES[one.state] ?? 'signed',
            version: 7,
            isOwn,
            acts: RECIPIENTS.filter((act) => actsAt(one, role, isOwn).includes(act)),
          })),
        }),
        ...replies,
      ],
    });
  const cellOf = (index: number) => actsCellOf(screen.getByText(nameOf(index)));
  const indexOf = (kind: Case['kind'], state: Case['state']) => CASES.findIndex((one) => one.kind === kind && one.state === state);

  it.each(READERS)('offers the %s what the action matrix allows, state by state', async (role) => {
    listAs(role);
    await screen.findByText(nameOf(0));
    expect(CASES.map((one, index) => [titleOf(one), buttonsIn(cellOf(index))])).toEqual(
      CASES.map((one) => {
        const words = buttonsOf(LIST_BUTTONS, actsAt(one, role));
        return [titleOf(one), words.length === 0 ? ['详情'] : words];
      }),
    );
  });

  it('keeps the confirmation from the reviewer who signed for it', async () => {
    const { user } = listAs('reviewer', true);
    await screen.findByText(nameOf(0));
    const cell = cellOf(indexOf('transfer', 'awaitingSignatureReview'));
    expect(buttonsIn(cell)).toEqual(['签收复核']);
    const button = cell?.querySelector('button');
    if (!button) throw new Error('the verb is not shown');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it.each([
    ['operator', 'issuance', 'awaitingSignature', '签收'],
    ['reviewer', 'transfer', 'awaitingSignatureReview', '签收复核'],
    ['administrator', 'issuance', 'settled', '详情'],
  ] as const)('leads the %s from a %s %s by %s to its page', async (role, kind, state, name) => {
    const { user } = listAs(role);
    const index = indexOf(kind, state);
    await user.click(within(rowOf(await screen.findByText(nameOf(index)))).getByRole('button', { name }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/place/voucher.signFor?kind=${kind}&id=S-${index}`));
  });

  it('refuses on the spot, with a reason', async () => {
    const { answered, replies } = answering();
    const { user } = listAs('operator', false, replies);
    const index = indexOf('issuance', 'awaitingSignature');
    await user.click(within(rowOf(await screen.findByText(nameOf(index)))).getByRole('button', { name: '拒签' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/原因/), '金额有误');
    await user.click(dialog.getByRole('button', { name: '拒签' }));
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith({ kind: 'issuance', id: `S-${index}`, version: 7, decision: 'refuse', reason: '金额有误' }),
    );
  });
});
