/** A tab, as copied from a spreadsheet, otherwise comma or semicolon. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  if (text.includes('\t')) return '\t';
  return !first.includes(',') && first.includes(';') ? ';' : ',';
}

/** Parses pasted or saved text (RFC 4180): quoted cells may contain separators, line breaks and doubled quotes. */
export function readTextTable(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let wasQuoted = false;
  const endCell = () => {
    cells.push(wasQuoted ? cell : cell.trim());
    [cell, wasQuoted] = ['', false];
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell.trim() === '') [cell, quoted, wasQuoted] = ['', true, true];
    else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      endRow();
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
    } else cell += sign;
  }
  endRow();
  return rows.map((row) => row.map((one) => one.trim()));
}
