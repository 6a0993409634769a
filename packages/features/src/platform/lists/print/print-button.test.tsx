import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { msg } from '@lingui/core/macro';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { defineFilters } from '../filters/define-filters.ts';
import { partyFilter, searchFilter, stateChips } from '../filters/filters.ts';
import { useList } from '../use-list.ts';
import { PrintButton } from './print-button.tsx';

const filters = defineFilters(contract.transfer.listOutgoing, {
  state: stateChips('states', TRANSFER_TERMS, ['awaitingReview']),
  search: searchFilter('search', msg`转让编号`),
  recipient: partyFilter('counterpartyNo', msg`被转让人`, msg`全部`, () => null),
});
const { response } = contract.transfer.listOutgoing.example;
const [row] = response.list;
if (!row) throw new Error('the contract lost an example');

function Example() {
  const list = useList({ name: 'example', filters });
  return (
    <PrintButton
      list={list}
      label="转让记录"
      columns={[{ id: 'number', header: '转让编号', cell: () => null, text: ({ transferNumber }) => transferNumber }]}
    />
  );
}

const adopted = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
// jsdom cannot print.
beforeEach(() => void vi.spyOn(window, 'print').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('prints all rows on numbered pages, with owner, filters and time', async () => {
  const list = Array.from({ length: 100 }, () => row);
  const { user } = renderScreen(<Example />, {
    as: 'supplierOperator',
    at: `/?state=10&search=ZR&recipient=${row.recipient.enterpriseNo ?? ''}`,
    replies: [
      reply(contract.transfer.listOutgoing, ({ page }) => ({ ...response, total: 150, list: page === 1 ? list : list.slice(0, 50) })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '打印' }));
  const sheet = await screen.findByText('转让记录');
  const paper = within(sheet.closest<HTMLElement>('[data-print-sheet]') ?? document.body);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(paper.getAllByRole('row', { hidden: true })).toHaveLength(151);
  expect(paper.getByText('恒信机电设备有限公司')).toBeDefined();
  expect(paper.getByText(`状态：待复核；转让编号：ZR；被转让人：${row.recipient.name}`)).toBeDefined();
  expect(paper.getByText(/打印于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}/).textContent).toContain('共 150 笔');
  expect(adopted.mock.calls.flat().join('')).toContain('counter(page)');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('转让记录')).toBeNull());
});
