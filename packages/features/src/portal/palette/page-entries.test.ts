import { isCoreEnterprise, not } from '@lianxin/domain';
import { expect, it } from 'vitest';
import { defineNavigation, page, section, standalone } from '../../platform/navigation/index.ts';
import { viewerOf } from '../../platform/session/index.ts';
import { people, type PersonName } from '../../platform/testing/people.ts';
import { pagesFor } from './page-entries.ts';

const title = { id: 'x', message: 'x' };
const screen = { key: 'x', load: () => Promise.resolve(() => null) };
const rows = defineNavigation([
  standalone('/log', screen, { name: 'log', title, auth: true }),
  section('home', { title, header: { code: 1, at: 1 }, home: 'index', prefix: 'home', auth: false }, [page('index', screen, { title })]),
  section('supplying', { title, header: { code: 2, at: 3 }, home: 'review', prefix: 's', landing: not(isCoreEnterprise) }, [
    page('review', screen, { title }),
  ]),
  section('issuing', { title, header: { code: 6, at: 2 }, home: 'review', prefix: 'i', landing: isCoreEnterprise }, [
    page('review', screen, { title }),
  ]),
  section('board', { title, under: 'home', home: 'today', prefix: 'b' }, [page('today', screen, { title })]),
]);
const found = (name: PersonName) => pagesFor(rows, viewerOf(people[name])).map((row) => row.name);

it('lists home, then the pages of the person’s section, and pages without a section last', () => {
  expect(found('coreReviewer')).toEqual(['home-index', 'i-review', 'b-today', 's-review', 'log']);
  expect(found('supplierReviewer')).toEqual(['home-index', 's-review', 'b-today', 'i-review', 'log']);
});
