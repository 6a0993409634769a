import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads CSV as RFC 4180 says, for the law below. */
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

const harmless = fc.string({ maxLength: 20 }).filter((text) => !/^[=+\-@\t\r＝＋－＠]/.test(text));

test('what is written is read back the same, commas, quotes and line ends included', () => {
  fc.assert(
    fc.property(fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(read(csvOf(rows))).toEqual(rows);
    }),
  );
});

test.each(['=1+1', '+HYPERLINK()', '@SUM(A1)', '-cmd', '＝1'])('a spreadsheet takes %s for text', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});

test('an amount stays an amount, a negative one too', () => {
  expect(csvOf([['-1,234.50', '12.00']])).toBe('\uFEFF"-1,234.50",12.00\r\n');
});
