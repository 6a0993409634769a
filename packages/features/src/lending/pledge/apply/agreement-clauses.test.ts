import { PLEDGE_CLAUSES } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { PLEDGE } from './agreement-clauses.ts';

it('the clauses that are agreed to are those that the agreement prints', () => {
  expect(PLEDGE.map(({ message }) => message)).toEqual(PLEDGE_CLAUSES);
});
