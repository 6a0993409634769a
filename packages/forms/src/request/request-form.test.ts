import { parseYuan, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messageRef } from '../messages.ts';
import { requestForm } from './request-form.ts';
import { choice, count, moment, money, numberChoice, rows, text, yesOrNo } from './typed-fields.ts';

const Amount = z.codec(
  z.string(),
  z.custom<Fen>((value) => typeof value === 'bigint'),
  { decode: (yuan) => parseYuan(yuan) ?? ZERO_FEN, encode: yuanOf },
);

const form = requestForm({
  party: choice(z.string().check(z.maxLength(4))),
  payer: choice(z.enum(['holder', 'issuer']), 'holder'),
  channel: numberChoice(z.int().check(z.gte(1))),
  amount: money(Amount),
  delivered: yesOrNo(z.boolean()),
  remark: text(z.optional(z.string().check(z.maxLength(5)))),
  uses: rows({ of: choice(z.string()), amount: money(Amount) }),
});

const whole = {
  party: 'E1',
  payer: 'issuer',
  channel: '7',
  amount: '1,234.50',
  delivered: 'no',
  remark: '',
  uses: [{ of: 'V1', amount: '1,000.00' }],
};

const messagesOf = (typed: typeof whole) => {
  const result = z.safeParse(form.schema, typed);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('requestForm', () => {
  test('converts the typed values to the request and omits empty fields', () => {
    const sent = z.parse(form.schema, whole);
    expect(sent).toEqual({
      party: 'E1',
      payer: 'issuer',
      channel: 7,
      amount: 123_450n,
      delivered: false,
      uses: [{ of: 'V1', amount: 100_000n }],
    });
    expect('remark' in sent).toBe(false);
  });

  test('converts a request back to the typed values, with blanks for omitted fields', () => {
    expect(form.show(z.parse(form.schema, whole))).toEqual(whole);
    expect(form.show({})).toEqual(form.blank);
    expect(form.blank).toMatchObject({ party: '', payer: 'holder', uses: [] });
  });

  test('reads all valid fields and rows of an incomplete form as a draft', () => {
    const typed = {
      ...whole,
      amount: '一百',
      channel: '',
      uses: [...whole.uses, { of: 'V2', amount: '' }],
    };
    const draft = form.read(typed);
    expect(draft).toEqual({
      party: 'E1',
      payer: 'issuer',
      delivered: false,
      uses: [{ of: 'V1', amount: 100_000n }],
    });
    expect(form.missing(typed)).toEqual(['channel', 'amount', 'uses']);
  });

  test('validates the combination of the fields that are valid on their own', () => {
    const span = requestForm({ from: money(Amount), to: money(Amount), note: choice(z.string()) }, ({ from, to }) => ({
      to: from !== undefined && to !== undefined && to < from && messageRef('moneyFormat'),
    }));
    const faults = (typed: Record<'from' | 'to' | 'note', string>) =>
      z.safeParse(span.schema, typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults({ from: '2', to: '1', note: '' })).toEqual([
      ['note', messageRef('choose')],
      ['to', messageRef('moneyFormat')],
    ]);
    expect(faults({ from: '', to: '1', note: '备注' })).toEqual([['from', messageRef('required')]]);
    expect(faults({ from: '1', to: '2', note: '备注' })).toBeUndefined();
  });

  test('reports a message for each invalid field', () => {
    expect(messagesOf({ ...whole, party: '', delivered: '', amount: '0', uses: [] })).toEqual([
      ['party', messageRef('choose')],
      ['amount', messageRef('moneyPositive')],
      ['delivered', messageRef('choose')],
      ['uses', messageRef('choose')],
    ]);
    expect(messagesOf({ ...whole, amount: '' })).toEqual([['amount', messageRef('required')]]);
    expect(messagesOf({ ...whole, amount: '1.005' })).toEqual([['amount', messageRef('moneyFormat')]]);
  });
});

describe('count and moment', () => {
  const entry = requestForm({ found: count(z.int().check(z.gte(0))), at: moment(z.string()) });
  const read = (typed: { readonly found: string; readonly at: string }) => {
    const result = z.safeParse(entry.schema, typed);
    return result.success ? result.data : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };

  test('are read as a whole number, 0 included, and as a Shanghai time to the second', () => {
    expect(read({ found: '0', at: '2026-11-23T09:40:17' })).toEqual({ found: 0, at: '2026-11-23T09:40:17+08:00' });
    expect(read({ found: '12', at: '2026-11-23T09:40' })).toEqual({ found: 12, at: '2026-11-23T09:40:00+08:00' });
  });

  test('are required, and refuse invalid input', () => {
    expect(read({ found: '', at: '' })).toEqual([
      ['found', messageRef('required')],
      ['at', messageRef('required')],
    ]);
    expect(read({ found: '1.5', at: '2026-11-23T09:40' })).toEqual([['found', messageRef('invalid')]]);
  });

  test('are shown in Shanghai time, whichever zone the stored instant has', () =>
    expect(entry.show({ found: 3, at: '2026-11-23T01:40:17Z' })).toEqual({ found: '3', at: '2026-11-23T09:40:17' }));
});
