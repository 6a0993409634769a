import type { Offer } from '@lianxin/api/contract';
import { contract } from '@lianxin/api/contract';
import { ids, yuan } from '@lianxin/api/mock';
import { describe, expect, it } from 'vitest';
import { byLender, inOrder } from './choice.tsx';
import type { Quoted } from './quote-rows.tsx';

const [example] = contract.financing.quote.example.response.offers;
const quoted = (channel: number, net: number, lender: string | null): Quoted => {
  if (!example?.quote) throw new Error('the example has a quote');
  const offer: Offer = { ...example, channel, lender: lender === null ? null : { enterpriseNo: ids.enterprise(lender), name: lender } };
  return { offer, quote: { ...example.quote, net: yuan(net) } };
};

describe('the order of a comparison', () => {
  it('keeps the channels of one lender together, where its best offer stands', () => {
    const all = [quoted(3, 100, 'E1'), quoted(6, 300, 'E2'), quoted(11, 200, 'E1'), quoted(13, 250, 'E3'), quoted(14, 50, 'E2')];
    expect(byLender(inOrder(all, 'net')).map(({ offer }) => offer.channel)).toEqual([6, 14, 13, 11, 3]);
  });

  it('takes channels without a known lender for one each', () => {
    const all = [quoted(3, 100, null), quoted(6, 300, 'E2'), quoted(11, 200, null)];
    expect(byLender(inOrder(all, 'net')).map(({ offer }) => offer.channel)).toEqual([6, 11, 3]);
  });
});
