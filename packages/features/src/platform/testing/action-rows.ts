/** Button labels in a part of a page, in order. */
export const buttonsIn = (part: Element | null | undefined): readonly string[] =>
  [...(part?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label') ?? button.textContent);

export const rowOf = (cell: Element): HTMLTableRowElement => {
  const row = cell.closest('tr');
  if (row === null) throw new Error('this stands in no row');
  return row;
};

/** Button labels in the last cell of each row. */
export const buttonsByRow = (table: Element): readonly (readonly string[])[] =>
  [...table.querySelectorAll('tbody tr')].map((row) => buttonsIn(row.lastElementChild));
