import { act, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { SearchInput } from '../input/search-input.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { StatusChips } from './status-chips.tsx';
import { render } from '../testing/render.tsx';

/** Content that suspends after a change until it is released. */
function suspendingRows() {
  const gate: { open: () => void } = { open: () => undefined };
  const waits = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  function Rows({ of, first }: { of: string; first: string }) {
    if (of !== first) use(waits);
    return <p>rows of {of}</p>;
  }
  return { Rows, gate };
}

const CHIPS = [
  { value: '0', label: '正常持有' },
  { value: '1', label: '转让中' },
];

test('a chip is selected immediately, before its rows are rendered', async () => {
  const { Rows, gate } = suspendingRows();
  function List() {
    const [state, setState] = useState('0');
    return (
      <Suspense>
        <StatusChips label="状态" chips={CHIPS} value={state} onValueChange={setState} />
        <Rows of={state} first="0" />
      </Suspense>
    );
  }
  const { person } = render(<List />);
  await act(() => person.click(screen.getByRole('radio', { name: '转让中' })));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '转让中' }).checked).toBe(true);
  expect(screen.getByText('rows of 0')).toBeDefined();
  await act(async () => gate.open());
  expect(screen.getByText('rows of 1')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '转让中' }).checked).toBe(true);
});

test('typed letters appear immediately, before the results are rendered', async () => {
  const { Rows, gate } = suspendingRows();
  function List() {
    const [search, setSearch] = useState('');
    return (
      <Suspense>
        <SearchInput label="链信编号" value={search} onSearch={setSearch} />
        <Rows of={search} first="" />
      </Suspense>
    );
  }
  const { person } = render(<List />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '链信编号' });
  await act(() => person.type(box, 'LX20'));
  expect(box.value).toBe('LX20');
  await act(async () => gate.open());
  expect(screen.getByText('rows of LX20')).toBeDefined();
  expect(box.value).toBe('LX20');
});

test('two clicks on next advance two pages, before the first page is rendered', async () => {
  const { Rows, gate } = suspendingRows();
  function List() {
    const [page, setPage] = useState(1);
    return (
      <Suspense>
        <Pagination page={page} pageSize={20} total={100} onPageChange={setPage} />
        <Rows of={String(page)} first="1" />
      </Suspense>
    );
  }
  const { person } = render(<List />);
  await act(() => person.dblClick(screen.getByRole('button', { name: '下一页' })));
  expect(screen.getByRole('button', { name: '第 3 页' }).getAttribute('aria-current')).toBe('page');
  await act(async () => gate.open());
  expect(screen.getByText('rows of 3')).toBeDefined();
});

test('a change that the parent does not adopt is reverted', async () => {
  const { person } = render(<StatusChips label="状态" chips={CHIPS} value="0" onValueChange={() => undefined} />);
  await person.click(screen.getByRole('radio', { name: '转让中' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '正常持有' }).checked).toBe(true);
});
