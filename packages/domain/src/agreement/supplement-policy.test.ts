import { describe, expect, test } from 'vitest';
import { asksForSupplement, type SupplementSubject } from './supplement-policy.ts';

const unsigned: SupplementSubject = {
  role: 'administrator',
  id: 'U1',
  licenceFile: 'file2',
  agreementFile: null,
  authorisationFile: null,
  configs: [],
};
const entry = (name: string, type: string, content: string) => ({ configs: [{ name, type, content }] });

describe('the supplementary agreement is asked for', () => {
  test.each<[string, Partial<SupplementSubject>]>([
    ['of an administrator', {}],
    ['of an operator', { role: 'operator' }],
    ['of a reviewer', { role: 'reviewer' }],
    ['while only file4 is there', { agreementFile: 'file4' }],
    ['while only file5 is there', { authorisationFile: 'file5' }],
    ['where the entry has another content', entry('signFile45', 'other', '1')],
    ['where the entry is of another type', entry('signFile45', 'limit', '0')],
    ['where the entry has another name', entry('signFile4', 'other', '0')],
  ])('%s', (_, change) => {
    expect(asksForSupplement({ ...unsigned, ...change })).toBe(true);
  });
});

describe('the supplementary agreement is not asked for', () => {
  test.each<[string, Partial<SupplementSubject>]>([
    ['of the group viewer', { role: 'groupViewer' }],
    ['without an id', { id: '' }],
    ['without file2', { licenceFile: null }],
    ['with an empty file2', { licenceFile: '' }],
    ['once file4 and file5 are there', { agreementFile: 'file4', authorisationFile: 'file5' }],
    ['where signFile45 of type other is 0', entry('signFile45', 'other', '0')],
    [
      'where it is 0 among other entries',
      {
        configs: [
          { name: 'a', type: 'b', content: '1' },
          { name: 'signFile45', type: 'other', content: '0' },
        ],
      },
    ],
  ])('%s', (_, change) => {
    expect(asksForSupplement({ ...unsigned, ...change })).toBe(false);
  });
});
