import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { useMessagePlace, type Matter } from './use-message-place.ts';

const Place = ({ subjectKind, subjectId }: Matter) => <p>{useMessagePlace()({ subjectKind, subjectId }) ?? '没有'}</p>;

const PLACES = [
  'issuance.review',
  'issuance.manage',
  'voucher.signFor',
  'transfer.records',
  'transfer.notices',
  'financing.records',
  'financing.issuer',
  'voucher.holdings',
  'pledge.records',
  'lending.pledges',
  'lending.plan',
  'lending.fees',
  'fees.charges',
  'suppliers.list',
  'statements.bill',
  'statements.service',
  'dues.payables',
  'bankAccounts.funds',
  'staffing.people',
] as const;

it.each([
  ['issuance', '/place/issuance.manage?id=7'],
  ['issuanceBatch', '/place/issuance.review'],
  ['issuanceSignFor', '/place/voucher.signFor?kind=issuance&id=7'],
  ['transfer', '/place/transfer.records?id=7'],
  ['transferSignFor', '/place/voucher.signFor?kind=transfer&id=7'],
  ['assignmentNotice', '/place/transfer.notices?id=7'],
  ['financing', '/place/financing.records?id=7'],
  ['financingConsent', '/place/financing.issuer?id=7'],
  ['pledge', '/place/pledge.records?id=7'],
  ['pledgeLending', '/place/lending.pledges?id=7'],
  ['capitalPlan', '/place/lending.plan'],
  ['lendingFee', '/place/lending.fees'],
  ['piece', '/place/voucher.holdings?id=7'],
  ['supplier', '/place/suppliers.list'],
  ['fee', '/place/fees.charges?id=7'],
  ['tradeInvoice', '/place/dues.payables?id=7'],
  ['enrolment', '/place/bankAccounts.funds'],
  ['staff', '/place/staffing.people'],
  [null, '没有'],
])('a message about %s leads to %s', async (subjectKind, place) => {
  renderScreen(<Place subjectKind={subjectKind} subjectId="7" />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText(place)).toBeDefined();
});

it('a message about a statement leads to its month', async () => {
  renderScreen(<Place subjectKind="statement" subjectId="held:2026-10" />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText('/place/statements.bill?side=held&month=2026-10')).toBeDefined();
});

it('a message about a bill of the platform leads to its month', async () => {
  renderScreen(<Place subjectKind="statement" subjectId="service:2026-10" />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText('/place/statements.service?month=2026-10')).toBeDefined();
});

it('a request for a voucher leads to the invoice if the payable is not accessible', async () => {
  renderScreen(<Place subjectKind="tradeInvoice" subjectId="7" />, { as: 'supplierOperator', places: ['tradePapers.papers'] });
  expect(await screen.findByText('/place/tradePapers.papers?id=7')).toBeDefined();
});

it('leads nowhere without a subject or permission', async () => {
  const { unmount } = renderScreen(<Place subjectKind="issuance" subjectId={null} />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText('没有')).toBeDefined();
  unmount();
  renderScreen(<Place subjectKind="issuance" subjectId="7" />, { as: 'supplierOperator', places: [] });
  expect(await screen.findByText('没有')).toBeDefined();
});
