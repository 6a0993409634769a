import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shanghaiDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { canonicalText } from './canonical.ts';
import { canonicalHistory, chained, genesisHash, verifyChain, type ChainedEvent, type HistoryEvent } from './history.ts';
import {
  boundText,
  issuanceSignatureText,
  maskedSignatureText,
  reviewSignatureText,
  signForSignatureText,
  transferSignatureText,
} from './signature-text.ts';

/** 64-bit FNV-1a, a sufficient hash for these tests. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return value.toString(16).padStart(16, '0');
}

const event = (sequence: number, details: HistoryEvent['details'] = {}): HistoryEvent => ({
  voucherNumber: 'LX20260305000000428',
  sequence,
  at: '2026-03-05T10:00:00+08:00',
  kind: 'issuance.sign',
  actorNo: 'E1',
  details,
});

function chainOf(events: readonly HistoryEvent[]): readonly ChainedEvent[] {
  const chain: ChainedEvent[] = [];
  for (const next of events) chain.push(chained(chain.at(-1)?.hash ?? genesisHash, next, hash));
  return chain;
}

describe('canonical history', () => {
  test('does not depend on key order or undefined properties', () => {
    expect(canonicalText({ b: 1, a: [true, null, '甲"'], c: undefined })).toBe('{"a":[true,null,"甲\\""],"b":1}');
    expect(canonicalText({ a: [true, null, '甲"'], b: 1 })).toBe(canonicalText({ b: 1, a: [true, null, '甲"'], c: undefined }));
  });

  test('is equal for an amount in fen and its yuan text', () => {
    expect(canonicalHistory(event(1, { amount: fen(123_450n) }))).toBe(canonicalHistory(event(1, { amount: '1234.50' })));
  });

  test('survives storage as JSON', () => {
    const details = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.boolean(), fc.maxSafeInteger(), fc.constant(null), fc.array(fc.string())),
    );
    fc.assert(
      fc.property(details, (facts) => {
        const stored: HistoryEvent = JSON.parse(JSON.stringify(event(1, facts)));
        expect(canonicalHistory(stored)).toBe(canonicalHistory(event(1, facts)));
      }),
    );
  });

  test('rejects numbers that are not integers', () => {
    expect(() => canonicalText({ rate: 0.1 })).toThrow(RangeError);
  });
});

describe('the chain of a voucher', () => {
  const events = [1, 2, 3, 4].map((sequence) => event(sequence, { amount: fen(BigInt(sequence)) }));

  test('verifies and returns its last hash', () => {
    const chain = chainOf(events);
    expect(verifyChain(chain, hash)).toEqual({ ok: true, head: chain.at(-1)?.hash });
    expect(verifyChain([], hash)).toEqual({ ok: true, head: genesisHash });
  });

  test('locates a changed, missing, swapped or foreign event', () => {
    const chain = chainOf(events);
    const changed = chain.map((link, index) => (index === 2 ? { ...link, details: { amount: '9.99' } } : link));
    const swapped = chain.map((_, index) => chain[[0, 2, 1, 3][index] ?? 0] ?? chain[0]).flatMap((link) => link ?? []);
    const foreign = chain.map((link, index) => (index === 3 ? { ...link, voucherNumber: 'LX20260305000000436' } : link));
    expect(verifyChain(changed, hash)).toEqual({ ok: false, at: 2 });
    expect(verifyChain(chain.toSpliced(1, 1), hash)).toEqual({ ok: false, at: 1 });
    expect(verifyChain(swapped, hash)).toEqual({ ok: false, at: 1 });
    expect(verifyChain(foreign, hash)).toEqual({ ok: false, at: 3 });
    expect(verifyChain(chain.slice(1), hash)).toEqual({ ok: false, at: 0 });
  });

  test('detects any single changed amount', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }), fc.nat(), (amounts, pick) => {
        const chain = chainOf(amounts.map((amount, index) => event(index + 1, { amount })));
        const at = pick % chain.length;
        const forged = chain.map((link, index) => (index === at ? { ...link, details: { amount: (amounts[at] ?? 0n) + 1n } } : link));
        expect(verifyChain(forged, hash)).toEqual({ ok: false, at });
      }),
    );
  });
});

describe('signed texts', () => {
  const day = shanghaiDate(new Date('2026-03-05T02:00:00Z'));
  const due = shanghaiDate(new Date('2026-08-31T02:00:00Z'));
  const amount = fen(100_000_050n);
  const receipt = {
    decision: 'sign',
    voucherNumber: 'LX1-01',
    transferNumber: 'ZR1',
    issuerName: '晋北',
    senderName: '恒信',
    recipientName: '云岭',
    amount,
    dueOn: due,
    account: { accountName: '云岭物流', accountNumber: '6222 0204 0200 1234 567', bankName: '工商银行' },
  } as const;

  test('contain their version, act and every displayed element', () => {
    const act = { issuerName: '晋北煤业', voucherNumber: 'LX1', recipientName: '恒信机电', amount, issuedOn: day, dueOn: due };
    expect(issuanceSignatureText(act)).toBe('LX-SIGN-4|issuance|晋北煤业|LX1|恒信机电|1000000.50|2026-03-05|2026-08-31');
    expect(
      transferSignatureText({
        transferNumber: 'ZR1',
        senderName: '恒信',
        sourceNumbers: ['LX1', 'LX2'],
        recipientName: '云岭',
        amount,
        dueOn: due,
      }),
    ).toBe('LX-SIGN-4|transfer|ZR1|恒信|LX1,LX2|云岭|1000000.50|2026-08-31');
    expect(signForSignatureText(receipt)).toBe(
      'LX-SIGN-4|signFor|sign|LX1-01|ZR1|晋北|恒信|云岭|1000000.50|2026-08-31|6222020402001234567|云岭物流|工商银行',
    );
    const review = {
      object: 'issuance',
      number: 'LX1',
      reviewerName: '李四',
      recipientName: '恒信',
      amount,
      dueOn: due,
    } as const;
    expect(reviewSignatureText({ ...review, decision: 'pass' })).toBe(
      'LX-SIGN-4|review|issuance|pass|LX1|李四|恒信|1000000.50|2026-08-31|',
    );
    // Line breaks in a reason become spaces.
    expect(reviewSignatureText({ ...review, object: 'transfer', decision: 'return', reason: '一\r\n二\r三\n四\n\n五|\\' })).toBe(
      'LX-SIGN-4|review|transfer|return|LX1|李四|恒信|1000000.50|2026-08-31|一 二 三 四  五\\|\\\\',
    );
  });

  test('are bound to the displayed version and to one nonce', () => {
    const text = signForSignatureText(receipt);
    expect(boundText(text, { version: 3, nonce: 'N1' })).toBe(`${text}|3|N1`);
  });

  test('contain the full account number, which is masked for other readers', () => {
    const other = { ...receipt, account: { ...receipt.account, accountNumber: '6222020402009994567' } };
    expect(signForSignatureText(other)).not.toBe(signForSignatureText(receipt));
    const masked = maskedSignatureText(boundText(signForSignatureText(receipt), { version: 3, nonce: 'N1' }));
    expect(masked).toContain('|1000000.50|2026-08-31|6222 **** **** 4567|云岭物流|');
    expect(masked).not.toContain('6222020402001234567');
  });

  test('stay unambiguous when a name contains a bar or backslash', () => {
    const act = { voucherNumber: 'LX1', amount, issuedOn: day, dueOn: due };
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('|', '\\', 'a'), { maxLength: 6 }),
        fc.array(fc.constantFrom('|', '\\', 'a'), { maxLength: 6 }),
        (left, right) => {
          const texts = [
            [left.join(''), right.join('')],
            [right.join(''), left.join('')],
          ].map(([issuerName = '', recipientName = '']) => issuanceSignatureText({ ...act, issuerName, recipientName }));
          expect(texts[0] === texts[1]).toBe(left.join('') === right.join(''));
        },
      ),
    );
  });
});
