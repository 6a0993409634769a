import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { msg } from '@lingui/core/macro';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { defineFilters, type Texts } from './filters/define-filters.ts';
import { searchFilter } from './filters/filters.ts';
import type { Order } from './order.ts';
import { useList } from './use-list.ts';

const { response } = contract.supplier.list.example;
const [supplier] = response.list;

const filters = defineFilters(contract.supplier.list, { search: searchFilter('search', msg`名称`) });

interface ExampleProps {
  readonly onRows?: (count: number) => void;
  readonly order?: Order | ((texts: Texts<'search'>) => Order);
}

function Example({ onRows, order }: ExampleProps) {
  const list = useList({ name: 'suppliers', filters, ...(order && { order }) });
  return (
    <>
      <p>{list.loading ? 'loading' : list.error ? 'failed' : `${list.rows.length} rows, ${list.filterCount} filters`}</p>
      <button type="button" onClick={() => list.setPage(3)}>
        page 3
      </button>
      <button type="button" onClick={() => list.setFilters({ search: '恒信' })}>
        search
      </button>
      <button type="button" onClick={() => list.setSort({ id: 'amount', direction: 'desc' })}>
        sort
      </button>
      <button type="button" onClick={list.resetFilters}>
        reset
      </button>
      <button type="button" onClick={() => void list.everyRow().then(({ rows }) => onRows?.(rows.length))}>
        export
      </button>
    </>
  );
}

const asked = vi.fn();
const answer = reply(contract.supplier.list, (request) => {
  asked(request);
  const left = Math.max(0, 230 - (request.page - 1) * request.pageSize);
  return { ...response, list: supplier ? Array.from({ length: Math.min(left, request.pageSize) }, () => supplier) : [], total: 230 };
});
const address = () => screen.getByTestId('address').textContent;

describe('a list', () => {
  it('reads filters, page and order from the address', async () => {
    renderScreen(<Example />, { as: 'coreOperator', at: '/?search=恒信&page=2&sort=-amount', replies: [answer] });
    expect(await screen.findByText('20 rows, 1 filters')).toBeDefined();
    expect(asked).toHaveBeenLastCalledWith({ page: 2, pageSize: 20, sort: '-amount', search: '恒信' });
  });

  it('requests its usual order until a person sorts, which is then not in the address', async () => {
    const { user } = renderScreen(<Example order="-amount" />, { as: 'coreOperator', replies: [answer] });
    await screen.findByText('20 rows, 0 filters');
    expect(asked).toHaveBeenLastCalledWith({ page: 1, pageSize: 20, sort: '-amount' });
    await user.click(screen.getByText('sort'));
    expect(address()).not.toContain('sort');
  });

  it('lets the order depend on the filters', async () => {
    const order = ({ search }: { readonly search: string }) => (search === '' ? 'name' : '-amount');
    const { user } = renderScreen(<Example order={order} />, { as: 'coreOperator', replies: [answer] });
    await screen.findByText('20 rows, 0 filters');
    expect(asked).toHaveBeenLastCalledWith({ page: 1, pageSize: 20, sort: 'name' });
    await user.click(screen.getByText('search'));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ page: 1, pageSize: 20, sort: '-amount', search: '恒信' }));
  });

  it('returns to the first page when filter or order changes', async () => {
    const { user } = renderScreen(<Example />, { as: 'coreOperator', replies: [answer] });
    await screen.findByText('20 rows, 0 filters');
    await user.click(screen.getByRole('button', { name: 'page 3' }));
    expect(address()).toBe('/?page=3');
    await user.click(screen.getByRole('button', { name: 'search' }));
    expect(address()).toBe('/?search=%E6%81%92%E4%BF%A1');
    await user.click(screen.getByRole('button', { name: 'sort' }));
    expect(address()).toContain('sort=-amount');
    await user.click(screen.getByRole('button', { name: 'reset' }));
    expect(address()).toBe('/?sort=-amount');
  });

  it('exports all rows, page by page', async () => {
    const onRows = vi.fn();
    const { user } = renderScreen(<Example onRows={onRows} />, { as: 'coreOperator', replies: [answer] });
    await user.click(await screen.findByRole('button', { name: 'export' }));
    await waitFor(() => expect(onRows).toHaveBeenCalledWith(230));
  });
});
