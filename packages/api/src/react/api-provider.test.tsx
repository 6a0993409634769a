import { fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { done, fakeServer, shop } from '../client/fake-server.ts';
import { ApiProvider } from './api-provider.tsx';
import { prefetch } from './prefetch.ts';
import { useEndpoint } from './use-endpoint.ts';

function Amount({ note }: { readonly note: string }) {
  const { data } = useEndpoint(shop.find, { number: 'A' });
  return <p>{data === undefined ? '…' : `${data.amount} ${note}`}</p>;
}

it('keeps its answers while it is hidden, for a page that comes back changed', async () => {
  const { client } = fakeServer(() => done({ id: 'A', amt: '7' }));
  function Page() {
    const [hidden, setHidden] = useState(false);
    const [times, setTimes] = useState(0);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setHidden(!hidden);
            setTimes(times + 1);
          }}
        >
          turn
        </button>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <ApiProvider client={client}>
            <Amount note={String(times)} />
          </ApiProvider>
        </Activity>
      </>
    );
  }
  render(<Page />);
  await screen.findByText('7 0');
  fireEvent.click(screen.getByRole('button', { name: 'turn' }));
  fireEvent.click(screen.getByRole('button', { name: 'turn' }));
  expect(await screen.findByText('7 2')).toBeDefined();
});

it('keeps what one session fetched ahead from the next', async () => {
  let amount = 7;
  const { client } = fakeServer(() => done({ id: 'A', amt: String(amount++) }));
  const { rerender } = render(
    <ApiProvider key="one person" client={client}>
      {null}
    </ApiProvider>,
  );
  prefetch(client, shop.find, { number: 'A' });
  rerender(
    <ApiProvider key="another" client={client}>
      <Amount note="" />
    </ApiProvider>,
  );
  expect(await screen.findByText('8')).toBeDefined();
});
