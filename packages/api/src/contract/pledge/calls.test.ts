import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { pledge } from './calls.ts';

const calls = Object.entries<Endpoint>(pledge);

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
