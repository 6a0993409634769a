import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RefreshScreen } from './refresh-screen.tsx';

it('passes on to the index where the page it came from is unknown', async () => {
  renderScreen(<RefreshScreen />, { as: 'supplierOperator', at: '/refresh?from=/nowhere', places: ['x'] });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/index'));
});

it('goes back to the page it came from, with its query', async () => {
  renderScreen(<RefreshScreen />, { as: 'supplierOperator', at: '/refresh?from=%2Fplace%2Fx%3Fid%3D7', places: ['x'] });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/x?id=7'));
});
