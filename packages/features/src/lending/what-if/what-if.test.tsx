import { contract } from '@lianxin/api/contract';
import { delay, fail, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerWith } from '../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { WhatIf, type Supposed } from './index.ts';
import { financeable, free, offersOf, ONE, quotesFor, TWO, WEEKS, type AskedQuote } from './what-if.fixtures.ts';

/** The receipts of all weeks, in one line. */
function Forecast() {
  const [supposed, setSupposed] = useState<Supposed>();
  const weeks = supposed ? supposed(WEEKS) : WEEKS;
  return (
    <>
      <p data-testid="receipts">{weeks.map(({ receipts }) => formatMoney(receipts)).join(' ')}</p>
      <WhatIf weeks={WEEKS} current={WEEKS[0]?.monday} onSuppose={(next) => setSupposed(() => next)} />
    </>
  );
}

type Person = 'supplierOperator' | 'supplierReviewer' | 'supplierAdministrator';

function open(replies: readonly MockReply[] = [], as: Person = 'supplierOperator') {
  const asked: AskedQuote[] = [];
  const quotes = reply(contract.financing.quote, (request) => {
    asked.push(request);
    return quotesFor(request);
  });
  const view = renderScreen(<Forecast />, { as, places: ['financing.apply'], replies: [...financeable(), quotes, ...replies] });
  return { ...view, asked };
}

type User = ReturnType<typeof open>['user'];

async function choose(user: User, list: string, option: RegExp): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: list }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function finance(user: User): Promise<void> {
  await choose(user, '哪一周的收款', /03-15/);
  await choose(user, '怎样', /现在融资/);
}

const note = () => screen.findByRole('region', { name: '融资报价' });
const receipts = () => screen.getByTestId('receipts').textContent;
const AS_IT_IS = '0.00 1,352,000.50 640,000.00';
const IN_FULL = '1,352,000.50 0.00 640,000.00';
/** The vouchers of the week that can be financed, and the best quote for them. */
const GROSS = yuan(952_000.5);
const best = offersOf(GROSS, ONE.dueOn).find(({ obstacles }) => obstacles.length === 0) ?? expect.fail('nobody lends');
const quote = best.quote ?? expect.fail('nobody quotes');

it('requests no quotes before financing is chosen', async () => {
  const { user, asked } = open();
  await choose(user, '哪一周的收款', /03-15/);
  expect(receipts()).toBe(AS_IT_IS);
  await choose(user, '怎样', /晚 1 周到账/);
  expect(receipts()).toBe('0.00 0.00 1,992,000.50');
  expect(screen.getByText('仅供测算，不改变任何业务')).toBeDefined();
  expect(asked).toEqual([]);
});

it('requests quotes for each group, and moves the net amount of the best offers to this week', async () => {
  const { user, asked } = open();
  await finance(user);
  const quoted = within(await note());
  expect(quoted.getByText(formatMoney(quote.net))).toBeDefined();
  expect(quoted.getByText(formatMoney(quote.holderCosts))).toBeDefined();
  expect(quoted.getByText(`${formatRatePercent(quote.allInAnnualRate ?? 0n)}%`)).toBeDefined();
  expect(quoted.getByText(best.lenderName)).toBeDefined();
  expect(asked.map(({ pieces, amount }) => [pieces.map(({ pieceId }) => pieceId), amount])).toEqual([
    [[ONE.id, TWO.id], GROSS],
    [['QC'], yuan(300_000)],
  ]);
  expect(receipts()).toBe(`${formatMoney(quote.net)} 400,000.00 640,000.00`);
});

it('shows what could not be quoted and why, and what cannot be financed at all', async () => {
  const { user } = open();
  await finance(user);
  const quoted = within(await note());
  expect(quoted.getByText(/2027-03-18 300,000.00 元没有报价：该渠道对开立方没有授信/)).toBeDefined();
  expect(quoted.getByText(/另有 100,000.00 元已在转让、融资或质押中/)).toBeDefined();
});

it('opens the application with the quoted vouchers, and the lender if there is only one', async () => {
  const { user } = open();
  await finance(user);
  const address = (await screen.findByRole('link', { name: '去融资' })).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({ pieces: 'QA,QB', lender: String(best.channel) });
});

it('reports the rest if there are more pieces than one request allows', async () => {
  const many = Array.from({ length: 23 }, (_, index) => free(`QM${index}`, 10_000, '2027-03-16'));
  const { user } = open([...financeable(many)]);
  await finance(user);
  expect(await screen.findByText('一次最多询价 20 笔，其余 3 笔共 30,000.00 元没有询价')).toBeDefined();
});

it('reports that nothing in the week can be financed', async () => {
  const { user } = open([...financeable([])]);
  await finance(user);
  expect(await screen.findByText('这一周的收款没有可融资的凭证')).toBeDefined();
  expect(screen.queryByRole('link', { name: '去融资' })).toBeNull();
  expect(receipts()).toBe(AS_IT_IS);
});

it('leaves the forecast unchanged until the quotes arrive', async () => {
  const { user } = open([delay(contract.financing.quote)]);
  await finance(user);
  expect(await screen.findByText('正在加载')).toBeDefined();
  expect(receipts()).toBe(AS_IT_IS);
});

it('uses the full amount if the quotes fail, reports it, and asks again', async () => {
  const { user } = open([fail(contract.financing.quote, 500)]);
  await finance(user);
  expect(await screen.findByText('没有取得报价')).toBeDefined();
  expect(screen.getByText('未计利息和费用，以报价为准')).toBeDefined();
  expect(receipts()).toBe(IN_FULL);
  answerWith(financeable(), 'operator');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(within(await note()).getByText(formatMoney(quote.net))).toBeDefined();
  expect(receipts()).toBe(`${formatMoney(quote.net)} 400,000.00 640,000.00`);
});

it('cancels the request once the supposition changes', async () => {
  const { user } = open();
  await finance(user);
  await note();
  await choose(user, '怎样', /未能到账/);
  expect(screen.queryByRole('region', { name: '融资报价' })).toBeNull();
  expect(receipts()).toBe('0.00 0.00 640,000.00');
  await user.click(screen.getByRole('button', { name: '取消假设' }));
  expect(receipts()).toBe(AS_IT_IS);
});

it('shows a reviewer the quotes without a link to the application', async () => {
  const { user } = open([], 'supplierReviewer');
  await finance(user);
  await note();
  expect(screen.queryByRole('link', { name: '去融资' })).toBeNull();
});

it('uses the full amount for people without financing, and requests no quotes', async () => {
  const { user, asked } = open([fail(contract.voucher.listFinanceable, 500)], 'supplierAdministrator');
  await finance(user);
  await waitFor(() => expect(receipts()).toBe(IN_FULL));
  expect(screen.getByText('未计利息和费用，以报价为准')).toBeDefined();
  expect(screen.queryByText('没有取得报价')).toBeNull();
  expect(asked).toEqual([]);
});
