import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { MESSAGE_KINDS, messageOf } from './message-kinds.ts';
import { messageText } from './message-text.ts';

const kinds = Object.entries(MESSAGE_KINDS);
const CHINESE = /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]/;
const namesIn = (...sentences: readonly string[]) =>
  new Set(sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));

describe.each(kinds)('the message %s', (_, { parameters, title, content }) => {
  it.each(['zh', 'en'] as const)('mentions exactly its parameters in %s', (language) => {
    expect(namesIn(title[language], content[language])).toEqual(new Set(Object.keys(parameters)));
  });

  it('has a text in both languages, and no Chinese characters in English', () => {
    expect(title.zh + content.zh).toMatch(CHINESE);
    expect(title.en).not.toBe('');
    expect(content.en).not.toBe('');
    expect(title.en + content.en).not.toMatch(CHINESE);
  });
});

/** The title of a message that asks its reader to pay. */
const asksToPay = kinds.filter(([, { type, title }]) => type !== 'result' && /请.*(支付|放款|还款|退还)/.test(title.zh));

describe('a message that asks for a payment', () => {
  it('is found by its title', () => {
    expect(asksToPay.map(([kind]) => kind)).toContain('pledgeFeeDue');
  });

  it.each(asksToPay)('%s names the sum, the payee, its account and the remark', (_, { parameters, content }) => {
    expect(Object.values(parameters)).toContain('amount');
    expect(content.zh).toMatch(/付至\{\w+\}，\{account\}，附言 \{number\}/);
    expect(content.en).toMatch(/ to \{\w+\}, \{account\}, with the remark \{number\}/);
  });
});

/** The title of a message that a payment was made, refused, missed or entered, or is to be decided on. */
const tellsOfPayment = kinds.filter(([, { title }]) =>
  /(已兑付|付清|未能付款|未能入账|未兑付|到期付款|已放款|已还款|未收到.*还款|还款(待|被|已确认)|放款失败|已(结清|还清)|担保费(已(退还|支付|确认到账)|未到账|无须缴纳)|退还的担保费)/.test(
    title.zh,
  ),
);

describe('a message of a payment', () => {
  it('is found by its title', () => {
    expect(tellsOfPayment.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['piecePaid', 'pieceUnpaid', 'promisePaid', 'payeeRefused', 'paymentReturned', 'pledgeRepaymentDenied']),
    );
    expect(tellsOfPayment.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['pledgePaidOff', 'financingBoughtBack', 'pledgePaymentFailed', 'pledgeFeeReceived', 'pledgeFeeLapsed']),
    );
  });

  it.each(tellsOfPayment.filter(([, { about, title }]) => /^(pledge|financing)/.test(about ?? '') && !/未兑付|付息/.test(title.zh)))(
    '%s of a loan names the sum that is paid, not the loan alone',
    (_, { parameters }) => {
      expect(['paidOut', 'repaid', 'fee', 'owed', 'paidOn'].filter((name) => name in parameters)).not.toEqual([]);
    },
  );

  it.each(tellsOfPayment)('%s names the sum and what is paid', (_, { parameters }) => {
    expect(Object.values(parameters)).toContain('amount');
    expect(Object.keys(parameters)).toContain('number');
  });

  it.each(tellsOfPayment.filter(([kind]) => /Repayment/.test(kind)))(
    '%s names the sum of the repayment, not of the loan',
    (_, { parameters }) => {
      expect(Object.keys(parameters)).toContain('repaid');
    },
  );
});

describe('the text of a message', () => {
  it('formats amounts, days and counts', () => {
    const message = messageOf('transfersToReview', { number: 'ZR1', amount: fen(328_650_000n), count: 3 });
    expect(messageText(message.kind, message.parameters, 'zh')).toEqual({
      title: '有 3 笔转让待复核',
      content: 'ZR1 等 3 笔，金额合计 3,286,500.00 元。',
    });
    expect(messageText(message.kind, message.parameters, 'en')).toEqual({
      title: '3 transfers await review',
      content: 'ZR1 and others, 3 in all, CNY 3,286,500.00 together.',
    });
    const day = civilDate('2026-11-20') ?? expect.fail('no day');
    expect(messageOf('piecePaid', { number: 'P1', amount: fen(100n), day, more: 'not spoken of' }).parameters).toEqual({
      number: 'P1',
      amount: '100',
      day: '2026-11-20',
    });
  });

  it('has a dash for what its kind did not tell yet when it was written', () => {
    expect(messageText('pledgePaidOff', { number: 'ZY1', to: '华诚融资担保' }, 'zh')?.content).toMatch(/ZY1，本次还款 — 元。$/);
  });

  it('is undefined for an unknown kind, and for a malformed parameter', () => {
    expect(messageText('constructor', {}, 'zh')).toBeUndefined();
    expect(messageText('transferSignedFor', { number: 'ZR1', to: '云岭物流', amount: '1.5' }, 'zh')).toBeUndefined();
    expect(messageText('piecePaid', { number: 'P1', day: '2026-02-30' }, 'zh')).toBeUndefined();
  });

  it('inserts user text literally', () => {
    const written = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('{reason}', '$&', "$'", '__proto__', '{amount}'));
    fc.assert(
      fc.property(written, (reason) => {
        const { kind, parameters } = messageOf('issuingResumed', { reason });
        expect(messageText(kind, parameters, 'en')?.content).toBe(
          `The platform has lifted the suspension of issuing by this enterprise. Note: ${reason}.`,
        );
      }),
    );
  });

  it('does not compile when a parameter is missing or has the wrong type', () => {
    // @ts-expect-error -- a fee is confirmed by its summary
    messageOf('feeConfirmed', { reason: 'x' });
    // @ts-expect-error -- an amount is in fen
    const { kind } = messageOf('transferSignedFor', { number: 'ZR1', to: '云岭物流', amount: '1.00' });
    expect(messageText(kind, { amount: '1.00' }, 'zh')).toBeUndefined();
  });
});
