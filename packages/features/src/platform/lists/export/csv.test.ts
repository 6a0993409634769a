import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, safeText } from './csv.ts';

/** Reads CSV according to RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const body = text.replace(/^\uFEFF/, '');
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < body.length; at += 1) {
    const char = body[at] ?? '';
    if (quoted && char === '"' && body[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') {
      quoted = !quoted;
    } else if (!quoted && char === ',') {
      endCell();
    } else if (!quoted && char === '\r' && body[at + 1] === '\n') {
      endCell();
      rows.push([]);
      at += 1;
    } else {
      cell += char;
    }
  }
  return rows.slice(0, -1);
}

const harmless = fc.string({ maxLength: 20 }).filter((text) => safeText(text) === text);

test('round-trips, with commas, quotes and line breaks', () => {
  fc.assert(
    fc.property(fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(read(csvOf(rows))).toEqual(rows);
    }),
  );
});

test.each(['=1+1', '+HYPERLINK()', '@SUM(A1)', '-cmd', '＝1'])('a spreadsheet reads %s as text', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});

const readers = [',', ';', '\t', '|'];
/** Reads cells like a spreadsheet that recognises quotes only at the start of a cell and doubled quotes as one. */
function cellsRead(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const char = body[at] ?? '';
    if (quoted && char === '"' && body[at + 1] === '"') {
      cell += char;
      at += 1;
    } else if (char === '"' && (cell === '' || quoted)) quoted = !quoted;
    else if (!quoted && (char === separator || char === '\n' || char === '\r')) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}

test('no part of a text becomes a formula, whatever counts as the end of a cell or row', () => {
  const part = fc.constantFrom('=1+1', '+1', '-cmd', '@SUM(A1)', '＝1', ';', '\n', '\r\n', '\t', '|', ',', '"', "'", ' ', '货', '1');
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.constantFrom(...readers), (row, separator) => {
      const formulas = cellsRead(csvOf([row]), separator).filter(
        (cell) => /^\s*[=+\-@＝＋－＠]/.test(cell) && !/^\s*-?[\d,.]+$/.test(cell),
      );
      expect(formulas).toEqual([]);
    }),
    { examples: [[['=1+1",=1+1', ''], ',']] },
  );
});

test('a text keeps its semicolons and lines', () => {
  expect(safeText('货款；一期;二期\n三期')).toBe('货款；一期;二期\n三期');
  expect(safeText('备注;=HYPERLINK("http://x")')).toBe(`备注;'=HYPERLINK("http://x")`);
});

test('an amount stays an amount, also if negative', () => {
  expect(csvOf([['-1,234.50', '12.00']])).toBe('\uFEFF"-1,234.50",12.00\r\n');
});
