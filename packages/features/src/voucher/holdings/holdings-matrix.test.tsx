import { contract, PieceId, VoucherNumber, type PieceRow } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import {
  allowedActs,
  fen,
  pieceMachine,
  type Act,
  type FinancingState,
  type PieceState,
  type IssuanceState,
  type Party,
  type Role,
  type TransferState,
} from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsCellOf, actsOf, buttonsIn, buttonsOf, holders, rowOf, type ActButtons, READERS } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { VoucherDetail } from '../detail/voucher-detail.tsx';
import { RegisterScreen } from '../register/register-screen.tsx';
import { detail } from '../voucher.fixtures.ts';
import { HoldingsScreen } from './holdings-screen.tsx';

/** A piece leads to where its acts are done: one button where two acts share a page. */
const BUTTONS: ActButtons = {
  transfer: ['转让'],
  finance: ['融资'],
  pledge: ['质押'],
  sign: ['签收'],
  signConfirm: ['签收复核'],
  withdraw: ['撤回'],
  withdrawApply: ['撤回'],
  withdrawApprove: ['复核'],
  pass: ['复核'],
};
const PLACES = [
  'financing.apply',
  'financing.records',
  'pledge.apply',
  'transfer.apply',
  'transfer.records',
  'transfer.review',
  'voucher.signFor',
  'voucher.signForList',
] as const;

/** The application that a piece waits on; what the piece's acts do, the application must take too. */
type Application =
  | { readonly kind: 'issuance'; readonly state: IssuanceState }
  | { readonly kind: 'transfer'; readonly state: TransferState }
  | { readonly kind: 'financing'; readonly state: FinancingState };
interface Case {
  readonly state: PieceState;
  readonly through?: Application;
}

const THROUGH: Partial<Record<PieceState, readonly Application[]>> = {
  awaitingReceipt: [
    { kind: 'issuance', state: 'awaitingSignature' },
    { kind: 'issuance', state: 'awaitingSignatureReview' },
    { kind: 'transfer', state: 'awaitingSignature' },
    { kind: 'transfer', state: 'awaitingSignatureReview' },
  ],
  transferring: [
    { kind: 'transfer', state: 'awaitingReview' },
    { kind: 'transfer', state: 'awaitingSignature' },
    { kind: 'transfer', state: 'awaitingSignatureReview' },
    { kind: 'transfer', state: 'withdrawalAwaitingReview' },
  ],
  financing: [
    { kind: 'financing', state: 'awaitingReview' },
    { kind: 'financing', state: 'awaitingAcceptance' },
    { kind: 'financing', state: 'underApproval' },
    { kind: 'financing', state: 'awaitingContract' },
  ],
};
const CASES: readonly Case[] = pieceMachine.states.flatMap(
  (state): readonly Case[] => THROUGH[state]?.map((through) => ({ state, through })) ?? [{ state }],
);
const APPLICATION_ACTS: readonly Act[] = [
  'withdraw',
  'withdrawApply',
  'pass',
  'return',
  'withdrawApprove',
  'withdrawReject',
  'sign',
  'refuse',
  'signConfirm',
  'signReturn',
];

const openActs = (state: PieceState, through: Application | undefined, role: Role): readonly Act[] => {
  if (through === undefined) return [];
  const party = state === 'awaitingReceipt' ? 'counterparty' : 'own';
  switch (through.kind) {
    case 'issuance':
      return allowedActs('issuance', through.state, party, role);
    case 'transfer':
      return allowedActs('transfer', through.state, party, role);
    default:
      return allowedActs('financing', through.state, party, role);
  }
};
const actsAt = ({ state, through }: Case, party: Party, role: Role): Act[] => {
  const open = openActs(state, through, role);
  return actsOf('piece', state, party, role).filter((act) => !APPLICATION_ACTS.includes(act) || open.includes(act));
};

/** A number's date part stands apart from its serial. */
const serialOf = (index: number): string => `0000${String(34_000 + index)}`;
const numberOf = (index: number): string => `LX20261118${serialOf(index)}`;
const titleOf = ({ state, through }: Case): string => [state, through?.kind, through?.state].filter(Boolean).join(' ');

const changesOf = (one: Case, index: number, party: Party, role: Role) => {
  const held = one.state === 'holding' ? detail.amount : fen(0n);
  return {
    id: PieceId.parse(`Q-${index}`),
    number: VoucherNumber.parse(numberOf(index)),
    state: one.state,
    live: one.state !== 'transferred' && one.state !== 'settled',
    availableAmount: held,
    source: one.through?.kind ?? 'issuance',
    applicationId: one.through === undefined ? null : `A-${index}`,
    acts: actsAt(one, party, role),
  } satisfies Partial<PieceRow>;
};
const [example] = contract.voucher.listHoldings.example.response.list;
if (!example) throw new Error('the contract lost an example');
const rowsOf = (party: Party, role: Role): PieceRow[] => CASES.map((one, index) => ({ ...example, ...changesOf(one, index, party, role) }));
const pageOf = (list: PieceRow[]) => ({ ...contract.voucher.listHoldings.example.response, list, total: list.length });

const openHoldings = (role: Role) =>
  renderScreen(<HoldingsScreen />, {
    as: holders[role],
    places: PLACES,
    replies: [reply(contract.voucher.listHoldings, pageOf(rowsOf('own', role)))],
  });
const indexOf = (title: string): number => CASES.findIndex((one) => titleOf(one) === title);
const there = () => new URL(screen.getByTestId('address').textContent ?? '', 'http://portal.test');

describe('a piece in the holdings', () => {
  it.each(READERS)('offers the %s what the action matrix allows, state by state', async (role) => {
    openHoldings(role);
    await screen.findByText(serialOf(0));
    const offered = CASES.map((one, index) => [titleOf(one), buttonsIn(actsCellOf(screen.getByText(serialOf(index))))]);
    expect(offered).toEqual(
      CASES.map((one) => {
        const acts = buttonsOf(BUTTONS, actsAt(one, 'own', role));
        // A piece can always be looked at, by its row where three acts leave no room; one that nothing can be done with also shows its way.
        return [titleOf(one), [...acts, ...(acts.length < 3 ? ['详情'] : []), ...(acts.length === 0 ? ['轨迹'] : [])].toSorted()];
      }),
    );
  });

  it.each([
    ['operator', 'holding', '转让', '/place/transfer.apply?pieces=Q-'],
    ['operator', 'holding', '融资', '/place/financing.apply?pieces=Q-'],
    ['operator', 'holding', '质押', '/place/pledge.apply?pieces=Q-'],
    ['operator', 'awaitingReceipt issuance awaitingSignature', '签收', '/place/voucher.signFor?kind=issuance&id=A-'],
    ['operator', 'awaitingReceipt transfer awaitingSignature', '签收', '/place/voucher.signFor?kind=transfer&id=A-'],
    ['operator', 'transferring transfer awaitingSignature', '撤回', '/place/transfer.records?id=A-'],
    ['reviewer', 'awaitingReceipt transfer awaitingSignatureReview', '签收复核', '/place/voucher.signFor?kind=transfer&id=A-'],
    ['reviewer', 'transferring transfer awaitingReview', '复核', '/place/transfer.review?id=A-'],
    ['operator', 'financing financing awaitingAcceptance', '撤回', '/place/financing.records?id=A-'],
    ['reviewer', 'financing financing awaitingReview', '复核', '/place/financing.records?view=review&id=A-'],
    ['reviewer', 'settled', '轨迹', '/?tab=trace&id=Q-'],
    ['administrator', 'settled', '详情', '/?id=Q-'],
  ] as const)('leads the %s from %s by %s to its place', async (role, title, name, place) => {
    const { user } = openHoldings(role);
    const index = indexOf(title);
    await user.click(within(rowOf(await screen.findByText(serialOf(index)))).getByRole('button', { name }));
    const want = new URL(`${place}${index}`, there());
    await waitFor(() => expect(there().pathname).toBe(want.pathname));
    expect(Object.fromEntries(there().searchParams)).toEqual(Object.fromEntries(want.searchParams));
  });

  it('can be chosen only where it can be passed on, and the choice leads there', async () => {
    const { user } = openHoldings('operator');
    await screen.findByText(serialOf(0));
    const boxOf = (index: number) => within(rowOf(screen.getByText(serialOf(index)))).getByRole('checkbox');
    const choosable = CASES.filter((_, index) => !boxOf(index).matches(':disabled'));
    expect(choosable.map(({ state }) => state)).toEqual(['holding']);
    const index = indexOf('holding');
    await user.click(boxOf(index));
    // The bar is fetched when something is first chosen.
    const inBar = await waitFor(
      () =>
        screen.getAllByText('转让', { selector: 'button' }).find((button) => button.closest('tr') === null) ??
        expect.fail('the bar of the chosen offers no transfer'),
    );
    expect(buttonsIn(inBar.parentElement)).toEqual(expect.arrayContaining(['融资', '质押']));
    await user.click(inBar);
    await waitFor(() => expect(`${there().pathname}${there().search}`).toBe(`/place/transfer.apply?pieces=Q-${index}`));
  });
});

describe('a piece in the register', () => {
  it.each(READERS)('offers the %s nothing, whosever it is', async (role) => {
    const counterparty = rowsOf('counterparty', role).map((row, index) => ({ ...row, id: PieceId.parse(`C-${index}`) }));
    renderScreen(<RegisterScreen />, {
      as: holders[role],
      places: PLACES,
      replies: [reply(contract.voucher.list, pageOf([...rowsOf('own', role), ...counterparty]))],
    });
    const table = within(await screen.findByRole('table'));
    await table.findAllByText(serialOf(0));
    expect(table.getAllByText(/^000034/).flatMap((cell) => buttonsIn(rowOf(cell)))).toEqual([]);
  });
});

describe('a piece in detail', () => {
  const head = async (index: number) => (await screen.findByText(numberOf(index), { selector: 'span' })).parentElement;

  it.each(READERS.flatMap((role) => (['own', 'counterparty'] as const).map((party) => [role, party] as const)))(
    'offers the %s what the action matrix allows, %s, state by state',
    async (role, party) => {
      renderScreen(
        <>
          {CASES.map((one, index) => (
            <VoucherDetail key={titleOf(one)} pieceId={`Q-${index}`} tab="log" />
          ))}
        </>,
        {
          as: holders[role],
          places: PLACES,
          replies: [
            reply(contract.voucher.get, ({ id }) => {
              const index = Number(id.slice(2));
              const one = CASES[index];
              return one ? { ...detail, ...changesOf(one, index, party, role) } : detail;
            }),
          ],
        },
      );
      const offered = await Promise.all(CASES.map(async (one, index) => [titleOf(one), buttonsIn(await head(index))]));
      expect(offered).toEqual(
        CASES.map((one) => [
          titleOf(one),
          [...buttonsOf(BUTTONS, actsAt(one, party, role)), '打印凭证', '付款承诺函', '凭证 PDF'].toSorted(),
        ]),
      );
    },
  );
});
