import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PlaceButton } from './places.tsx';

it('links to the place with its parameters', async () => {
  renderScreen(
    <PlaceButton to="transfer.records" query={{ id: 'T1' }}>
      转让记录
    </PlaceButton>,
    { as: 'supplierOperator', places: ['transfer.records'] },
  );
  expect((await screen.findByRole('link', { name: '转让记录' })).getAttribute('href')).toBe('#/place/transfer.records?id=T1');
});

it('is hidden without such a page', async () => {
  renderScreen(
    <>
      <PlaceButton to="transfer.records">转让记录</PlaceButton>
      <PlaceButton to="voucher.holdings">链信持有</PlaceButton>
    </>,
    { as: 'supplierOperator', places: ['voucher.holdings'] },
  );
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['链信持有']);
});
