import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useMessagePlace, type Matter } from './use-message-place.ts';

const Place = ({ subjectKind, subjectId }: Matter) => <p>{useMessagePlace()({ subjectKind, subjectId }) ?? '没有'}</p>;

const PLACES = [
  'issuance.manage',
  'voucher.signFor',
  'transfer.records',
  'transfer.notices',
  'financing.records',
  'financing.issuer',
  'voucher.holdings',
  'suppliers.list',
] as const;

it.each([
  ['issuance', '/place/issuance.manage?id=7'],
  ['issuanceSignFor', '/place/voucher.signFor?kind=issuance&id=7'],
  ['transfer', '/place/transfer.records?id=7'],
  ['transferSignFor', '/place/voucher.signFor?kind=transfer&id=7'],
  ['assignmentNotice', '/place/transfer.notices?id=7'],
  ['financing', '/place/financing.records?id=7'],
  ['financingConsent', '/place/financing.issuer?id=7'],
  ['piece', '/place/voucher.holdings?id=7'],
  ['supplier', '/place/suppliers.list'],
  ['fee', '没有'],
  [null, '没有'],
])('a message about %s leads to %s', async (subjectKind, place) => {
  renderScreen(<Place subjectKind={subjectKind} subjectId="7" />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText(place)).toBeDefined();
});

it('leads nowhere without a matter, and nowhere a person may not go', async () => {
  const { unmount } = renderScreen(<Place subjectKind="issuance" subjectId={null} />, { as: 'supplierOperator', places: PLACES });
  expect(await screen.findByText('没有')).toBeDefined();
  unmount();
  renderScreen(<Place subjectKind="issuance" subjectId="7" />, { as: 'supplierOperator', places: [] });
  expect(await screen.findByText('没有')).toBeDefined();
});
