import { contract, EnterpriseNo, PieceId, TradeInvoiceId, type PieceRow, type TradeInvoice } from '@lianxin/api/contract';
import { fen, formatMoney, shanghaiDate, sumFen, transferChecks } from '@lianxin/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftLegs, emptyShare, restAmounts, legsOf, legToSend, sharedEqually, sharesOf, type Share } from './plan.ts';
import { planChecks } from './plan-checks.ts';
import { usedOf } from '../../../trade/papers/index.ts';
import { amountFor, isMistyped, remainingOf, typedTotal } from '../../voucher/index.ts';

const [pieceExample] = contract.voucher.listHoldings.example.response.list;
const [invoiceExample] = contract.tradeInvoice.list.example.response.list;
if (!pieceExample || !invoiceExample) throw new Error('the contract has no examples to plan with');

const piece = (index: number, available: bigint): PieceRow => ({
  ...pieceExample,
  id: z.parse(PieceId, `Q${index}`),
  amount: fen(available),
  availableAmount: fen(available),
});
const invoice = (index: number, free: bigint): TradeInvoice => ({
  ...invoiceExample,
  id: z.parse(TradeInvoiceId, `V${index}`),
  freeAmount: fen(free),
});
const share = (key: string, amounts: Readonly<Record<string, string>>, more: Partial<Share> = {}): Share => ({
  ...emptyShare(key),
  recipientNo: `E${key}`,
  amounts,
  ...more,
});

const money = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
const plan = fc
  .record({
    available: fc.array(money, { minLength: 1, maxLength: 4 }),
    free: fc.array(money, { minLength: 0, maxLength: 5 }),
    typed: fc.array(fc.array(money, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    picks: fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 6 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ available, free, typed, picks }) => {
    const pieces = available.map((amount, index) => piece(index, amount));
    const invoices = new Map(free.map((amount, index) => [`V${index}`, invoice(index, amount)]));
    const shares = typed.map((row, index) =>
      share(String(index), Object.fromEntries(pieces.map((one, at) => [one.id, formatMoney(fen(row[at] ?? 0n))])), {
        invoices: [...new Set(picks[index])].map((at) => ({ invoiceId: `V${at}`, amount: formatMoney(fen(BigInt(at) * 1_000_000n + 1n)) })),
      }),
    );
    return { pieces, invoices, shares };
  });

describe('planning a transfer', () => {
  it('reads amounts as typed, to the fen', () => {
    expect(amountFor(share('1', { Q1: '100.90' }), 'Q1')).toBe(10_090n);
    expect(amountFor(share('1', { Q1: '1，234,567.89' }), 'Q1')).toBe(123_456_789n);
    expect(amountFor(share('1', { Q1: '￥500' }), 'Q1')).toBe(50_000n);
  });

  it('refuses words, minus signs and third decimals', () => {
    for (const text of ['-5', 'abc', '1.005']) {
      expect(amountFor(share('1', { Q1: text }), 'Q1')).toBe(0n);
      expect(isMistyped(share('1', { Q1: text }), 'Q1')).toBe(true);
    }
    expect(isMistyped(share('1', {}), 'Q1')).toBe(false);
  });

  it('never accepts 100.90 against 100.00', () => {
    const shares = [share('1', { Q0: '60.45' }), share('2', { Q0: '40.45' })];
    expect(remainingOf(piece(0, 10_000n), shares)).toBe(-90n);
  });

  it('sends exactly the input in legs', () => {
    fc.assert(
      fc.property(plan, ({ pieces, invoices, shares }) => {
        const legs = legsOf(shares, pieces, invoices);
        expect(sumFen(legs.map((leg) => leg.amount))).toBe(sumFen(shares.map((one) => typedTotal(one, pieces))));
      }),
    );
  });

  it('leaves what is available minus the legs', () => {
    fc.assert(
      fc.property(plan, ({ pieces, invoices, shares }) => {
        const legs = legsOf(shares, pieces, invoices);
        for (const one of pieces) {
          const taken = sumFen(legs.filter((leg) => leg.piece.id === one.id).map((leg) => leg.amount));
          expect(remainingOf(one, shares)).toBe(one.availableAmount - taken);
        }
      }),
    );
  });

  it('uses invoices to the fen as typed, and only the last leg more than its amount', () => {
    fc.assert(
      fc.property(plan, ({ pieces, invoices, shares }) => {
        const legs = legsOf(shares, pieces, invoices);
        for (const one of shares) {
          const own = legs.filter((leg) => leg.share.key === one.key);
          if (own.length === 0) continue;
          const used = sumFen(own.flatMap((leg) => leg.uses.map((use) => use.amount)));
          expect(used).toBe(sumFen(one.invoices.filter((use) => invoices.has(use.invoiceId)).map(usedOf)));
          for (const leg of own.slice(0, -1)) expect(sumFen(leg.uses.map((use) => use.amount)) <= leg.amount).toBe(true);
        }
        expect(legs.every((leg) => leg.uses.every((use) => use.amount > 0n))).toBe(true);
      }),
    );
  });

  it('shares equally without losing a fen', () => {
    fc.assert(
      fc.property(plan, ({ pieces, shares }) => {
        const equal = sharedEqually(shares, pieces);
        for (const one of pieces) {
          expect(remainingOf(one, equal)).toBe(0n);
          const parts = equal.map((part) => amountFor(part, one.id)).toSorted((left, right) => (left < right ? -1 : 1));
          expect((parts.at(-1) ?? 0n) - (parts[0] ?? 0n) <= 1n).toBe(true);
        }
      }),
    );
  });

  it('gives the rest, leaving nothing', () => {
    const pieces = [piece(0, 10_000n), piece(1, 500n)];
    const first = share('1', { Q0: '33.33' });
    const second = share('2', {});
    const amounts = restAmounts(second, [first, second], pieces);
    expect(pieces.map((one) => remainingOf(one, [first, { ...second, amounts }]))).toEqual([0n, 0n]);
  });

  it('sends a leg only if complete', () => {
    const whole = share(
      '1',
      { Q0: '1.00' },
      { receivingAccountId: 'B1', contractId: 'C1', invoices: [{ invoiceId: 'V0', amount: '1.00' }] },
    );
    const invoices = new Map([['V0', invoice(0, 100n)]]);
    const sent = (one: Share) => legsOf([one], [piece(0, 100n)], invoices).map(legToSend);
    expect(sent(whole)).toEqual([
      {
        recipientNo: 'E1',
        receivingAccountId: 'B1',
        contractId: 'C1',
        pieceId: 'Q0',
        pieceVersion: pieceExample.version,
        amount: 100n,
        invoices: [{ invoiceId: 'V0', amount: 100n }],
      },
    ]);
    expect(sent({ ...whole, contractId: '' })).toEqual([undefined]);
    expect(sent({ ...whole, receivingAccountId: '' })).toEqual([undefined]);
    expect(sent({ ...whole, invoices: [] })).toEqual([undefined]);
  });

  it('restores a draft', () => {
    const pieces = [piece(0, 10_000n), piece(1, 500n), piece(2, 1n)];
    const invoices = new Map([['V0', invoice(0, 100_000n)]]);
    const shares = [
      share(
        '1',
        { Q0: '20.00', Q1: '5.00' },
        { receivingAccountId: 'B1', contractId: 'C1', invoices: [{ invoiceId: 'V0', amount: '25.00' }], remark: '运费' },
      ),
      share('2', { Q0: '1.50' }, { receivingAccountId: 'B2' }),
      share('3', {}, { receivingAccountId: 'B3' }),
    ];
    const saved = draftLegs(shares, pieces, legsOf(shares, pieces, invoices));
    expect(sharesOf(saved)).toEqual(shares.map((one) => ({ ...one, key: one.recipientNo })));
    expect(saved.some((leg) => leg.pieceId === 'Q2')).toBe(true);
  });

  it('restores no recipient from nothing, and an unnamed one from pieces alone', () => {
    expect(sharesOf([])).toEqual([]);
    expect(sharesOf([{ pieceId: z.parse(PieceId, 'Q1') }])).toEqual([emptyShare('new')]);
    expect(sharesOf([{ recipientNo: z.parse(EnterpriseNo, 'E1') }])).toMatchObject([{ recipientNo: 'E1' }]);
  });
});

describe('checks of a plan', () => {
  const suspended = { rule: 'R-01', code: 'issuerActive', level: 'warn', figures: { suspended: '1' } } as const;
  const pieces = [piece(1, 100n)];
  const plan = { senderNo: 'E1002', shares: [emptyShare('1')], legs: [], invoices: new Map(), suppliers: [] };
  const codes = transferChecks({ senderNo: '', on: shanghaiDate(new Date()), sources: [], lines: [], invoices: [] }).map(
    ({ code }) => code,
  );

  it('equal the reviewer’s, before and after selecting pieces', () => {
    expect(planChecks({ ...plan, pieces: [] }, []).map(({ code }) => code)).toEqual(codes);
    expect(planChecks({ ...plan, pieces }, [suspended]).map(({ code }) => code)).toEqual(codes);
  });

  it('warn of a suspended issuer like the server', () => {
    expect(planChecks({ ...plan, pieces }, [suspended])).toContainEqual(suspended);
  });
});
