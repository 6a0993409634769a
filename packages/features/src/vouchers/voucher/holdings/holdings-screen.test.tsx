import { contract, type PieceRow, type RequestOf } from '@lianxin/api/contract';
import { ids, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buttonsByRow, buttonsIn, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { pieceOf } from '../../../platform/testing/world/pieces.ts';
import { holdings, totals } from '../voucher.fixtures.ts';
import { HoldingsScreen } from './holdings-screen.tsx';

const replies: readonly MockReply[] = [reply(contract.voucher.listHoldings, holdings), reply(contract.voucher.totals, totals)];

test('selected pieces are transferred together', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  await user.click(await screen.findByRole('checkbox', { name: /LX20261106000031721/ }));
  await user.click(screen.getByRole('checkbox', { name: /LX20261021000022077/ }));
  expect(await screen.findByText('5,146,500.00')).toBeTruthy();
  const bar = screen.getByRole('region', { name: '批量操作' });
  await user.click(Array.from(bar.querySelectorAll('button')).find((button) => button.textContent === '转让') ?? bar);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/transfer.apply?pieces=Q-000031721%2CQ-000022077'));
});

test('unavailable pieces cannot be selected', async () => {
  renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  for (const number of [/LX20261118000034217/, /LX20260910000010713/, /LX20260512000001666/]) {
    // oxlint-disable-next-line no-await-in-loop -- one check after the other
    expect(await screen.findByRole('checkbox', { name: number })).toHaveProperty('disabled', true);
  }
});

test('a reviewer selects nothing and is offered no transfer', async () => {
  renderScreen(<HoldingsScreen />, {
    as: 'supplierReviewer',
    places: ['transfer.apply'],
    replies: [
      reply(contract.voucher.listHoldings, { ...holdings, list: holdings.list.map((row) => ({ ...row, acts: ['view' as const] })) }),
    ],
  });
  await screen.findAllByRole('button', { name: '详情' });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: '转让' })).toBeNull();
});

test('acts without a screen are not offered', async () => {
  renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['transfer.apply'], replies });
  expect(await screen.findAllByRole('button', { name: '转让' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '融资' })).toBeNull();
});

test('a voucher past its day is called overdue only if the ledger says so', async () => {
  const [piece = expect.fail('no holdings')] = holdings.list;
  const past = { ...piece, state: 'holding' as const, remainingDays: -3 };
  const list = [past, { ...past, id: ids.piece('Q-late'), overdue: true, daysLate: 2 }];
  renderScreen(<HoldingsScreen />, {
    as: 'supplierOperator',
    replies: [reply(contract.voucher.listHoldings, { ...holdings, list }), reply(contract.voucher.totals, totals)],
  });
  expect(await screen.findAllByText(/^逾期 \d+ 天$/)).toHaveLength(1);
  expect(screen.getByText('逾期 2 天')).toBeDefined();
  expect(screen.getByText('已到期')).toBeDefined();
});

const address = () => screen.getByTestId('address').textContent;

test('dues by month link to their list, also by keyboard', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['voucher.holdings'], replies });
  const byMonth = await screen.findByRole('button', { name: '按月到期' });
  byMonth.focus();
  await user.keyboard('{Enter}');
  const table = await screen.findByRole('table', { name: '按月到期' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-10 及以前', '2026-12', '2027-03', '2027-11 及以后']);
  within(table).getByRole('button', { name: '2026-12' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/place/voucher.holdings?state=receivable&dueFrom=2026-12-01&dueTo=2026-12-31'));
  // The months stay visible, to select another.
  expect(within(table).getByRole('button', { name: '2027-03' })).toBeDefined();
  byMonth.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('table', { name: '按月到期' })).toBeNull();
});

test('open first and last months open the list’s filter', async () => {
  const { user } = renderScreen(<HoldingsScreen />, { as: 'supplierOperator', places: ['voucher.holdings'], replies });
  await user.click(await screen.findByRole('button', { name: '按月到期' }));
  await user.click(await screen.findByRole('button', { name: '2026-10 及以前' }));
  await waitFor(() => expect(address()).toBe('/place/voucher.holdings?state=receivable&dueTo=2026-10-31'));
});

test('opens with what is to be received, earliest due first, and shows the newest first among all', async () => {
  const asked: RequestOf<typeof contract.voucher.listHoldings>[] = [];
  const { user } = renderScreen(<HoldingsScreen />, {
    as: 'supplierOperator',
    replies: [
      reply(contract.voucher.listHoldings, (request) => {
        asked.push(request);
        return holdings;
      }),
      reply(contract.voucher.totals, totals),
    ],
  });
  const due = await screen.findByRole('columnheader', { name: '到期日' });
  expect(due.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('columnheader', { name: '剩余天数' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: '业务类型' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '转让企业' })).toBeNull();
  expect(asked[0]).toMatchObject({ sort: 'dueOn', receivableOnly: true });
  await user.click(screen.getByRole('radio', { name: /^全部/ }));
  expect(await screen.findByText('最新在前')).toBeDefined();
  expect(asked.at(-1)?.sort).toBeUndefined();
});

test('months are hidden without receivables', async () => {
  renderScreen(<HoldingsScreen />, {
    as: 'supplierOperator',
    replies: [
      reply(contract.voucher.listHoldings, { ...holdings, list: [], total: 0, stateCounts: {} }),
      reply(contract.voucher.totals, { ...totals, dueMonths: [] }),
    ],
  });
  await screen.findByText('30 天内到期');
  expect(screen.queryByRole('button', { name: '按月到期' })).toBeNull();
});

describe('a piece in the holdings', () => {
  const free = pieceOf('LX20261106000031721');
  const arriving = { state: 'awaitingReceipt', applicationId: 'A1' } as const;
  const passedOn = { state: 'transferring', source: 'transfer', applicationId: 'A1' } as const;
  const financed = { state: 'financing', applicationId: 'A1' } as const;
  const show = (...shown: readonly Partial<PieceRow>[]) =>
    renderScreen(<HoldingsScreen />, {
      as: 'supplierOperator',
      places: [
        'financing.apply',
        'financing.records',
        'pledge.apply',
        'transfer.apply',
        'transfer.records',
        'transfer.review',
        'voucher.signFor',
      ],
      replies: [
        reply(contract.voucher.listHoldings, {
          ...holdings,
          ...pageOf(shown.map((piece, index) => ({ ...free, id: ids.piece(`Q${index}`), ...piece }))),
        }),
      ],
    });

  test('offers exactly its acts', async () => {
    const offers: readonly (readonly [Partial<PieceRow>, readonly string[]])[] = [
      [{ state: 'holding', acts: ['view', 'transfer'] }, ['转让', '详情']],
      [{ state: 'holding', acts: ['view', 'transfer', 'finance'] }, ['转让', '融资', '详情']],
      // With three acts it is opened by its row.
      [{ state: 'holding', acts: ['view', 'transfer', 'finance', 'pledge'] }, ['转让', '融资', '质押']],
      // It is refused on the sign-for page.
      [{ ...arriving, acts: ['view', 'sign', 'refuse'] }, ['签收', '详情']],
      [{ ...arriving, acts: ['view', 'signConfirm', 'signReturn'] }, ['签收复核', '详情']],
      [{ ...passedOn, acts: ['view', 'withdraw'] }, ['撤回', '详情']],
      [{ ...passedOn, acts: ['view', 'withdrawApply'] }, ['撤回', '详情']],
      [{ ...passedOn, acts: ['view', 'pass', 'return'] }, ['复核', '详情']],
      [{ ...passedOn, acts: ['view', 'withdrawApprove', 'withdrawReject'] }, ['复核', '详情']],
      [{ ...financed, acts: ['view', 'withdraw'] }, ['撤回', '详情']],
      [{ ...financed, acts: ['view', 'pass', 'return'] }, ['复核', '详情']],
      // Without acts it shows its circulation.
      [{ state: 'settled', acts: ['view', 'print', 'evidence'] }, ['详情', '轨迹']],
    ];
    show(...offers.map(([piece]) => piece));
    await screen.findByText('轨迹');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual(offers.map(([, buttons]) => buttons));
  });

  test.each([
    ['one that is free is passed on', '转让', { state: 'holding', acts: ['transfer'] }, '/place/transfer.apply?pieces=Q0'],
    ['one that is free is financed', '融资', { state: 'holding', acts: ['finance'] }, '/place/financing.apply?pieces=Q0'],
    ['one that is free is pledged', '质押', { state: 'holding', acts: ['pledge'] }, '/place/pledge.apply?pieces=Q0'],
    ['one that was issued is signed for', '签收', { ...arriving, acts: ['sign'] }, '/place/voucher.signFor?kind=issuance&id=A1'],
    [
      'one that was passed on is signed for',
      '签收',
      { ...arriving, source: 'transfer', acts: ['sign'] },
      '/place/voucher.signFor?kind=transfer&id=A1',
    ],
    ['a signature is confirmed', '签收复核', { ...arriving, acts: ['signConfirm'] }, '/place/voucher.signFor?kind=issuance&id=A1'],
    ['a transfer is taken back', '撤回', { ...passedOn, acts: ['withdraw'] }, '/place/transfer.records?id=A1'],
    ['a transfer is reviewed', '复核', { ...passedOn, acts: ['pass'] }, '/place/transfer.review?id=A1'],
    ['a financing is taken back', '撤回', { ...financed, acts: ['withdraw'] }, '/place/financing.records?id=A1'],
    ['a financing is reviewed', '复核', { ...financed, acts: ['pass'] }, '/place/financing.records?view=review&id=A1'],
    ['its way is shown', '轨迹', { state: 'settled', acts: ['view'] }, '/?id=Q0&tab=trace'],
    ['it is shown', '详情', { state: 'settled', acts: ['view'] }, '/?id=Q0'],
  ] satisfies [string, string, Partial<PieceRow>, string][])('leads to where %s', async (_, name, piece, place) => {
    const { user } = show(piece);
    await user.click(await screen.findByText(name, { selector: 'td button' }));
    await waitFor(() => expect(address()).toBe(place));
  });

  test('can be selected only if available, whatever is selected', async () => {
    const { user } = show(
      { state: 'holding', acts: ['transfer', 'finance'] },
      { state: 'settled', acts: ['view'] },
      { ...passedOn, acts: ['withdraw'] },
    );
    const rows = (await screen.findAllByText('详情')).map(rowOf);
    const boxes = rows.map((row) => within(row).getByRole('checkbox'));
    expect(boxes.map((box) => box.matches(':enabled'))).toEqual([true, false, false]);
    await user.click(within(rowOf(screen.getByText('转让', { selector: 'td button' }))).getByRole('checkbox'));
    const bar = await screen.findByRole('region', { name: '批量操作' });
    expect(buttonsIn(bar)).toEqual(['转让', '融资', '取消选择']);
  });
});
