import { parseYuan, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { says } from '../messages.ts';
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

describe('a form over a request', () => {
  test('reads what is typed into what is sent, and names nothing that was left out', () => {
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

  test('shows what was sent as it was typed, and a blank where nothing was', () => {
    expect(form.show(z.parse(form.schema, whole))).toEqual(whole);
    expect(form.show({})).toEqual(form.blank);
    expect(form.blank).toMatchObject({ party: '', payer: 'holder', uses: [] });
  });

  test('keeps of what is not complete all that reads, row by row', () => {
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

  test('judges what reads already for how it fits together, and asks nothing of what does not', () => {
    const span = requestForm({ from: money(Amount), to: money(Amount), note: choice(z.string()) }, ({ from, to }) => ({
      to: from !== undefined && to !== undefined && to < from && says('moneyFormat'),
    }));
    const faults = (typed: Record<'from' | 'to' | 'note', string>) =>
      z.safeParse(span.schema, typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults({ from: '2', to: '1', note: '' })).toEqual([
      ['note', says('choose')],
      ['to', says('moneyFormat')],
    ]);
    expect(faults({ from: '', to: '1', note: '备注' })).toEqual([['from', says('required')]]);
    expect(faults({ from: '1', to: '2', note: '备注' })).toBeUndefined();
  });

  test('says at each field what it lacks', () => {
    expect(messagesOf({ ...whole, party: '', delivered: '', amount: '0', uses: [] })).toEqual([
      ['party', says('choose')],
      ['amount', says('moneyPositive')],
      ['delivered', says('choose')],
      ['uses', says('choose')],
    ]);
    expect(messagesOf({ ...whole, amount: '' })).toEqual([['amount', says('required')]]);
    expect(messagesOf({ ...whole, amount: '1.005' })).toEqual([['amount', says('moneyFormat')]]);
  });
});

describe('a count and a moment', () => {
  const entry = requestForm({ found: count(z.int().check(z.gte(0))), at: moment(z.string()) });
  const said = (typed: { readonly found: string; readonly at: string }) => {
    const result = z.safeParse(entry.schema, typed);
    return result.success ? result.data : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };

  test('are read as a number, none included, and as an instant of Shanghai to the second', () => {
    expect(said({ found: '0', at: '2026-11-23T09:40:17' })).toEqual({ found: 0, at: '2026-11-23T09:40:17+08:00' });
    expect(said({ found: '12', at: '2026-11-23T09:40' })).toEqual({ found: 12, at: '2026-11-23T09:40:00+08:00' });
  });

  test('are asked for, and refused where they are none', () => {
    expect(said({ found: '', at: '' })).toEqual([
      ['found', says('required')],
      ['at', says('required')],
    ]);
    expect(said({ found: '1.5', at: '2026-11-23T09:40' })).toEqual([['found', says('invalid')]]);
  });

  test('are shown as they were typed, whatever the zone they are kept in', () =>
    expect(entry.show({ found: 3, at: '2026-11-23T01:40:17Z' })).toEqual({ found: '3', at: '2026-11-23T09:40:17' }));
});
