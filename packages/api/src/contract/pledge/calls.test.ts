import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { fromWire, toWire } from '../wire.ts';
import { pledge } from './calls.ts';

const calls = Object.entries<Endpoint>(pledge);

describe.each(calls)('pledge.%s', (_name, endpoint) => {
  it('brings its examples over the wire unharmed', () => {
    for (const [schema, value] of [
      [endpoint.request, endpoint.example.request],
      [endpoint.response, endpoint.example.response],
    ] as const) {
      const read = fromWire(schema, JSON.parse(JSON.stringify(toWire(schema, value))));
      expect(read.success && read.data).toEqual(value);
    }
  });
});

it('has each of the fourteen calls of the specification at its own address', () => {
  const specified = calls.map(([, { path }]) => path).filter((path) => path.startsWith('/pz/dbrz/'));
  expect(specified.map((path) => path.slice('/pz/dbrz/'.length)).toSorted()).toEqual(
    [
      'rzApply',
      'rzPage',
      'rzExam',
      'rzInfo',
      'sign',
      'signPage',
      'back',
      'dbRate',
      'pay',
      'getGhRecord',
      'jrRate',
      'ghRate',
      'ghClear',
      'dbFk',
    ].toSorted(),
  );
});
