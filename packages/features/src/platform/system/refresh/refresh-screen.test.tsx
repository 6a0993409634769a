import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RefreshScreen } from './refresh-screen.tsx';

it('goes to the index without a known page', async () => {
  renderScreen(<RefreshScreen />, { as: 'supplierOperator', at: '/refresh?from=/nowhere', places: ['voucher.register'] });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/home.home'));
});

it('returns to the page with its query', async () => {
  renderScreen(<RefreshScreen />, {
    as: 'supplierOperator',
    at: '/refresh?from=%2Fplace%2Fvoucher.register%3Fid%3D7',
    places: ['voucher.register'],
  });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=7'));
});
