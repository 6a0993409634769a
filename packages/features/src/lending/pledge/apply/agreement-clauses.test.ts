import { PLEDGE_CLAUSES } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { PLEDGE } from './agreement-clauses.ts';

it('the clauses on the page are those of the printed agreement', () => {
  expect(PLEDGE.map(({ message }) => message)).toEqual(PLEDGE_CLAUSES);
});
