import { contract, type Offer, type Quote } from '@lianxin/api/contract';
import { ids, yuan } from '@lianxin/api/mock';
import { allInAnnualRatePpm } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import { byLender, inOrder, leadsOf } from './lender-choice.tsx';
import type { Quoted } from './quote-rows.tsx';

const [example = expect.fail('no offer')]: readonly Offer[] = contract.financing.quote.example.response.offers;
const quote: Quote = example.quote ?? expect.fail('no quote');

/** An offer whose costs are partly borne by the issuer; the holder's part reduces the net amount. */
function offered(holder: number, issuer: number): Quoted {
  const part = { holder: yuan(holder), issuer: yuan(issuer) };
  const paidOut = yuan(1_000_000 - holder);
  const costs = {
    holderCosts: part.holder,
    issuerCosts: part.issuer,
    allInAnnualRate: allInAnnualRatePpm(part.holder, paidOut, quote.days) ?? null,
  };
  const lines: Quote['lines'] = [{ kind: 'interest', payment: 'withheld', total: yuan(holder + issuer), ...part }];
  return { offer: example, quote: { ...quote, amount: yuan(1_000_000), net: paidOut, ...costs, lines } };
}

test('an offer that is best only with the issuer’s consent is marked so, and so is the best offer without it', () => {
  const shared = offered(4_973, 9_000);
  const alone = offered(9_500, 0);
  const of = (one: Quoted) => leadsOf(one, [shared, alone]).map(({ order, consent }) => `${order} ${consent}`);
  expect(of(shared)).toEqual(['net given', 'cost given', 'time any']);
  expect(of(alone)).toEqual(['net refused', 'cost refused', 'time any']);
});

test('an offer that is best in both cases is not qualified', () => {
  const shared = offered(4_000, 1_000);
  const alone = offered(9_500, 0);
  expect(leadsOf(shared, [shared, alone]).map(({ consent }) => consent)).toEqual(['any', 'any', 'any']);
  expect(leadsOf(alone, [shared, alone]).map(({ order }) => order)).toEqual(['time']);
});

test('a fee paid beforehand counts against the net by which offers are compared', () => {
  const cheap = offered(5_000, 0);
  const fee = { kind: 'guaranteeFee', payment: 'beforehand', total: yuan(2_000), holder: yuan(2_000), issuer: yuan(0) } as const;
  const before = offered(4_000, 0);
  const guaranteed: Quoted = { ...before, quote: { ...before.quote, lines: [...before.quote.lines, fee] } };
  expect(inOrder([guaranteed, cheap], 'net')).toEqual([cheap, guaranteed]);
  expect(leadsOf(cheap, [guaranteed, cheap]).map(({ order }) => order)).toContain('net');
  expect(leadsOf(guaranteed, [guaranteed, cheap]).map(({ order }) => order)).not.toContain('net');
});

const quoted = (channel: number, net: number, lender: string | null): Quoted => {
  const offer: Offer = { ...example, channel, lender: lender === null ? null : { enterpriseNo: ids.enterprise(lender), name: lender } };
  return { offer, quote: { ...quote, net: yuan(net) } };
};

describe('the order of a comparison', () => {
  test('groups the channels of one lender at the position of its best offer', () => {
    const all = [quoted(3, 100, 'E1'), quoted(6, 300, 'E2'), quoted(11, 200, 'E1'), quoted(13, 250, 'E3'), quoted(14, 50, 'E2')];
    expect(byLender(inOrder(all, 'net')).map(({ offer }) => offer.channel)).toEqual([6, 14, 13, 11, 3]);
  });

  test('treats channels without a known lender as separate lenders', () => {
    const all = [quoted(3, 100, null), quoted(6, 300, 'E2'), quoted(11, 200, null)];
    expect(byLender(inOrder(all, 'net')).map(({ offer }) => offer.channel)).toEqual([6, 11, 3]);
  });
});
