import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PlaceButton } from './places.tsx';

it('is a link that leads to the place, with what its address says', async () => {
  renderScreen(
    <PlaceButton to="transfer.records" query={{ id: 'T1' }}>
      转让记录
    </PlaceButton>,
    { as: 'supplierOperator', places: ['transfer.records'] },
  );
  expect((await screen.findByRole('link', { name: '转让记录' })).getAttribute('href')).toBe('#/place/transfer.records?id=T1');
});

it('is not there for who has no such page', async () => {
  renderScreen(
    <>
      <PlaceButton to="transfer.records">转让记录</PlaceButton>
      <PlaceButton to="voucher.holdings">链信持有</PlaceButton>
    </>,
    { as: 'supplierOperator', places: ['voucher.holdings'] },
  );
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['链信持有']);
});
