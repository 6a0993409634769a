import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { msg } from '@lingui/core/macro';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useList } from '../use-list.ts';
import { defineFilters } from './define-filters.ts';
import { amountRange, dayRange, folded, searchFilter, stateChips } from './filters.ts';
import { ListChips, ListFilters } from './list-filters.tsx';
import { stubWindowWidth } from '../../testing/window-width.ts';

const transfers = defineFilters(contract.transfer.listOutgoing, {
  state: stateChips('states', TRANSFER_TERMS, ['awaitingReview', 'completed', 'refused', 'withdrawn'], { rare: ['refused', 'withdrawn'] }),
  search: searchFilter('search', msg`转让编号`),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`提交日期`)),
});

function Example() {
  const list = useList({ name: 'example', filters: transfers });
  return (
    <>
      <ListChips list={list} />
      <ListFilters list={list} end={null} />
    </>
  );
}

const asked = vi.fn();
const replies = [
  reply(contract.transfer.listOutgoing, (request) => {
    asked(request);
    return { list: [], total: 0, page: 1, pageSize: 20, stateCounts: { awaitingReview: 2, returned: 3 } };
  }),
];
const open = (at = '/') => renderScreen(<Example />, { as: 'supplierOperator', at, replies });
const chips = () => screen.getAllByRole('radio').map((chip) => chip.parentElement?.textContent);

beforeEach(() => asked.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('filters above a list', () => {
  it('are chips with labels and counts, rare ones only if not empty', async () => {
    open();
    await waitFor(() => expect(chips()).toEqual(['全部5', '待复核2', '已完成0']));
  });

  it('keep a selected rare state visible', async () => {
    open('/?state=12');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const chosen = await screen.findByRole('radio', { checked: true });
    expect(chosen.parentElement?.textContent).toContain(TRANSFER_TERMS.withdrawn.label.message ?? '');
  });

  it('are in a row, the folded ones behind a button with their count', async () => {
    const { user } = open('/?state=10&amountFrom=1&amountTo=2&submittedFrom=2027-01-01');
    const more = await screen.findByRole('button', { name: /更多筛选/ });
    expect(more.textContent).toContain('已设置 2 项');
    await user.click(more);
    const amount = screen.getByRole('textbox', { name: '金额从（元）' });
    await user.clear(amount);
    await user.type(amount, '5');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ amountFrom: 500n, states: ['awaitingReview'] })));
  });

  it('reload for a chip, and after a reset', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /已完成/ }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ page: 1, pageSize: 20, states: ['completed'] }));
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it('are behind one button on a phone, with their count', async () => {
    stubWindowWidth(390);
    open('/?state=10&search=ZR&amountFrom=1');
    const filters = within(await screen.findByRole('form', { name: '筛选' }));
    expect(filters.getByRole('button', { name: /^筛选/ }).textContent).toContain('已设置 3 项');
    expect(filters.queryByRole('textbox', { name: '转让编号' })).toBeNull();
  });
});
