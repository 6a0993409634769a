import { expect, test } from 'vitest';
import { DatabaseUnavailable, endsConnection, isOutage, noteBroken } from './outage.ts';

const coded = (code: string) => new Error('query failed', { cause: Object.assign(new Error('why'), { code }) });

test.each(['08006', '53100', '53300', '57P01', '57P03', '25006', '25P03', '40001', '55P03'])('%s passes, and may be repeated', (code) => {
  expect(isOutage(coded(code))).toBe(true);
});

test.each(['23505', '42P01', '22001', '57014'])('%s is the request’s or a defect', (code) => {
  expect(isOutage(coded(code))).toBe(false);
});

test('a lost connection passes, a gateway that refuses connections is none of the database’s', () => {
  expect(isOutage(new Error('query failed', { cause: new Error('Connection terminated unexpectedly') }))).toBe(true);
  expect(isOutage(new DatabaseUnavailable('no connection'))).toBe(true);
  expect(isOutage(new Error('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }))).toBe(false);
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  noteBroken(broken);
  expect(isOutage(new Error('query failed', { cause: broken }))).toBe(true);
  expect(isOutage(undefined)).toBe(false);
});

test('only a failure that makes a connection useless ends it', () => {
  for (const code of ['57P01', '25006', '25P03']) expect(endsConnection(coded(code))).toBe(true);
  for (const code of ['23505', '53100', '55P03']) expect(endsConnection(coded(code))).toBe(false);
  expect(endsConnection(undefined)).toBe(false);
});
