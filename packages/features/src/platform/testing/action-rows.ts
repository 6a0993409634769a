/** The words on the buttons that stand in a part of a page, from the first to the last. */
export const buttonsIn = (part: Element | null | undefined): readonly string[] =>
  [...(part?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label') ?? button.textContent);

/** The row of a table that says this. */
export const rowOf = (cell: Element): HTMLTableRowElement => {
  const row = cell.closest('tr');
  if (row === null) throw new Error('this stands in no row');
  return row;
};

/** The buttons in the last cell of each row of a list, from the first row to the last. */
export const buttonsByRow = (table: Element): readonly (readonly string[])[] =>
  [...table.querySelectorAll('tbody tr')].map((row) => buttonsIn(row.lastElementChild));
