import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RefreshScreen } from './refresh-screen.tsx';

it('passes on to the index where the page it came from is unknown', async () => {
  renderScreen(<RefreshScreen />, { as: 'supplierOperator', at: '/refresh?from=/nowhere', places: ['voucher.register'] });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/home.home'));
});

it('goes back to the page it came from, with its query', async () => {
  renderScreen(<RefreshScreen />, {
    as: 'supplierOperator',
    at: '/refresh?from=%2Fplace%2Fvoucher.register%3Fid%3D7',
    places: ['voucher.register'],
  });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=7'));
});
