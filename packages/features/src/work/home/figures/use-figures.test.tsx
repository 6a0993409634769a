import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import type { PersonName } from '../../../platform/testing/people.ts';
import { coreOverview } from '../workbench/workbench.fixtures.ts';
import type { Overview } from '../workbench/task-terms.ts';
import { useFigures } from './use-figures.ts';

const counts: Overview['counts'] = {
  incoming: { awaitingSignature: 7, awaitingSignatureReview: 2, signed: 31 },
  issuances: { awaitingReview: 3, voidAwaitingReview: 1, returned: 5, awaitingSignature: 6, awaitingSignatureReview: 2, effective: 40 },
  transfers: { awaitingReview: 4, returned: 8, completed: 12 },
};

function Figures({ overview }: { readonly overview: Overview }) {
  return (
    <ul>
      {Object.entries(useFigures(overview)).map(([name, { label, value, href }]) => (
        <li key={name} aria-label={name}>
          {label} <a href={href}>{value}</a>
        </li>
      ))}
    </ul>
  );
}

const places = ['voucher.signForList', 'voucher.holdings', 'issuance.manage', 'transfer.review', 'transfer.records'] as const;

/** Text and address of a figure. */
const shown = (as: PersonName, overview: Overview = { ...coreOverview, counts }) => {
  renderScreen(<Figures overview={overview} />, { as, places, replies: [reply(contract.workbench.overview, overview)] });
  return async (name: string) => {
    const link = within(await screen.findByRole('listitem', { name })).getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  };
};

describe('a figure counts what its address filters', () => {
  it.each([
    ['toReview', '4', 'transfer.review'],
    ['returned', '8', 'transfer.records?state=11'],
    ['unsigned', '8', 'issuance.manage?state=20%2C25'],
    ['held', '37,578,907.56', 'voucher.holdings?state=0&available=1'],
    ['receivable', '0.00', 'voucher.holdings?state=receivable&dueFrom=2026-11-20&dueTo=2026-11-30'],
    ['outstanding', '128,600,000.00', 'issuance.manage?state=outstanding'],
    ['payable', '9,640,000.00', 'issuance.manage?state=outstanding&dueFrom=2026-11-20&dueTo=2026-11-30'],
  ])('%s', async (name, value, address) => {
    expect(await shown('coreOperator')(name)).toEqual([value, `#/place/${address}`]);
  });

  it.each([
    ['coreOperator', '7', 'awaitingSignature'],
    ['coreReviewer', '2', 'awaitingSignatureReview'],
  ] as const)('items for %s to sign or confirm', async (as, value, state) => {
    expect(await shown(as)('toSign')).toEqual([value, `#/place/voucher.signForList?state=${state}`]);
  });
});

it.each([
  ['2026-11-20T09:42:00+08:00', '2026-11-20', '2026-11-30'],
  // A Monday also pays what fell due on the weekend.
  ['2026-12-14T09:42:00+08:00', '2026-12-12', '2026-12-31'],
  // The last day of January 2027 is a Sunday, which is paid in February.
  ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-29'],
])('at %s the rest of the month is that of the payment days', async (at, first, last) => {
  const [, address] = await shown('supplierOperator', { ...coreOverview, counts, at })('receivable');
  expect(address).toContain(`dueFrom=${first}&dueTo=${last}`);
});
