import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RedirectScreen } from './redirect-screen.tsx';

it('redirects to the route in the address', async () => {
  renderScreen(<RedirectScreen />, {
    as: 'supplierOperator',
    at: '/redirect/%7B%22path%22%3A%22%2Fplace%2Fvoucher.register%22%7D',
    places: ['voucher.register'],
  });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register'));
});
