import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useQueryState } from './query-state.ts';

const QUERY = { search: '', page: '1' } as const;
type Change = ReturnType<typeof useQueryState<keyof typeof QUERY>>[1];

/** A list with a query that changes from outside, as a late response does. */
function open(at: string) {
  const list: { change?: Change; leave?: () => void } = {};
  function List() {
    const [query, change] = useQueryState(QUERY);
    const navigate = useNavigate();
    list.change = change;
    list.leave = () => void navigate('/elsewhere');
    return <p>{JSON.stringify(query)}</p>;
  }
  function Address() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/elsewhere" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return list;
}

const address = () => screen.getByRole('status').textContent;

it('is read from the address, with defaults', () => {
  open('/list?search=LX1&other=2');
  expect(screen.getByText('{"search":"LX1","page":"1"}')).toBeDefined();
});

it('writes changes without defaults, and keeps other parameters', () => {
  const list = open('/list?search=LX1&other=2');
  act(() => list.change?.({ page: '3' }));
  expect(address()).toBe('/list?search=LX1&other=2&page=3');
  act(() => list.change?.({ page: '1', search: '' }));
  expect(address()).toBe('/list?other=2');
});

it('does not bring a person back to a page they left', () => {
  const list = open('/list');
  act(() => list.leave?.());
  act(() => list.change?.({ search: 'LX1' }));
  expect(address()).toBe('/elsewhere');
});

it('loses no change while one is being drawn', () => {
  const list = open('/list?other=2');
  act(() => {
    list.change?.({ search: 'LX1' });
    list.change?.({ page: '3' });
  });
  expect(address()).toBe('/list?other=2&search=LX1&page=3');
});

it('has a stable setter', () => {
  const list = open('/list');
  const { change } = list;
  act(() => change?.({ search: 'LX1' }));
  expect(list.change).toBe(change);
});
