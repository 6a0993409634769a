import type { AmountUnit, Say, SheetColumn } from './sheet.ts';

const UNIT = /^(?:单位[:：]?)?(?:人民币|RMB|CNY)?[:：]?(千|万|百万|亿)?(?:元|圆)(?:人民币)?$|^(?:人民币|RMB|CNY|￥|¥)$/i;
const UNIT_BEHIND = /[/:：_-](千|万|百万|亿)?元$/;
const UNIT_ABOVE = /单位[:：]?(?:人民币)?(千|万|百万|亿)?元/;
/** Asides in the head of a column, which are no part of its name. */
const ASIDE = /^(?:[*＊]|可不填|可不填写|选填|可选|非必填|必填|必填项|必录|文本|文本格式)$/;
const BRACKETS = /\(([^()]*)\)/g;

const unitNamed: Readonly<Record<string, AmountUnit>> = { 千: 3, 万: 4, 百万: 6, 亿: 8 };

interface Head {
  /** The name without spaces, asterisks, units and additions in brackets. */
  readonly name: string;
  readonly unit: AmountUnit | undefined;
}

/** Reads the head of a column. */
export function readHead(text: string): Head {
  let unit: AmountUnit | undefined;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\[[^[\]]*\]|【[^【】]*】/g, '')
    // 帐 and 账 are two spellings of "account".
    .replaceAll(/[账帐]/g, '#')
    .replaceAll(BRACKETS, (whole, inside: string) => {
      const [is, size] = UNIT.exec(inside) ?? [];
      if (size !== undefined) unit = unitNamed[size];
      return is !== undefined || ASIDE.test(inside) ? '' : whole;
    })
    .replace(UNIT_BEHIND, (_, size: string | undefined) => {
      if (size !== undefined) unit = unitNamed[size];
      return '';
    })
    .replaceAll(/^[*:]+|[*:]+$/g, '')
    .toLowerCase();
  return { name: plain, unit };
}

/** Positions of the columns in a table. */
export interface FoundColumns {
  /** Index of the header row; undefined if the template's order applies. */
  readonly head: number | undefined;
  /** Positions of each column; several if headers of the same meaning are side by side. */
  readonly places: readonly (readonly number[])[];
  /** Unit of amounts by column. */
  readonly units: readonly (AmountUnit | undefined)[];
  /** Headers of unknown columns. */
  readonly unknown: readonly string[];
}

/** Number of rows searched for the header. */
const SEARCHED = 40;
/** Headers of row numbers and of our own column with problems. */
const NUMBERING = /^(?:序号|no\.?|行号|编号|#|问题|problem)$/;

const filledOf = (row: readonly string[]): readonly string[] => row.filter((cell) => cell !== '');
const hasDigit = (cell: string): boolean => /\d/.test(cell.normalize('NFKC'));

/**
 * Finds the header, below titles and blank rows, and the positions of the columns. Without a header the template's order applies if every
 * row fits it; undefined if the header is unknown.
 */
export function findColumns(
  columns: readonly SheetColumn[],
  table: readonly (readonly string[])[],
  say: Say,
  notNeeded: readonly string[] = [],
): FoundColumns | undefined {
  const byName = new Map<string, { readonly index: number; readonly rank: number }>();
  for (const [index, { label, otherHeads = [] }] of columns.entries())
    for (const [rank, head] of [say(label), ...otherHeads].entries()) {
      const { name } = readHead(head);
      if (!byName.has(name)) byName.set(name, { index, rank });
    }
  const passed = new Set(notNeeded.map((head) => readHead(head).name));
  const matchesIn = (row: readonly string[]) =>
    new Set(row.flatMap((cell) => (cell === '' ? [] : [byName.get(readHead(cell).name)?.index])).filter((index) => index !== undefined))
      .size;

  const scores = table.slice(0, SEARCHED).map(matchesIn);
  const most = Math.max(0, ...scores);
  const at = scores.indexOf(most);
  const head = table[at] ?? [];
  if (most >= 2 || (most === 1 && !filledOf(head).some(hasDigit))) {
    const ranked: { readonly place: number; readonly rank: number }[][] = columns.map(() => []);
    const units: (AmountUnit | undefined)[] = columns.map(() => undefined);
    const unknown: string[] = [];
    const above = UNIT_ABOVE.exec(table.slice(0, at).flat().join(' ').normalize('NFKC').replaceAll(/\s/g, ''))?.[1];
    for (const [place, cell] of head.entries()) {
      const { name, unit } = readHead(cell);
      const column = byName.get(name);
      if (column !== undefined) {
        ranked[column.index]?.push({ place, rank: column.rank });
        units[column.index] ??= unit ?? (above === undefined ? undefined : unitNamed[above]);
      } else if (cell !== '' && !passed.has(name) && !NUMBERING.test(name)) unknown.push(cell);
    }
    const places = ranked.map((found) => found.toSorted((left, right) => left.rank - right.rank).map(({ place }) => place));
    return { head: at, places, units, unknown };
  }
  const template = columns.filter(({ byHeadOnly = false }) => !byHeadOnly);
  const isRow = (row: readonly string[]) => {
    const filled = filledOf(row);
    return (
      filled.length === 0 || (filled.length > 1 && filled.some(hasDigit) && row.findLastIndex((cell) => cell !== '') < template.length)
    );
  };
  if (!table.every(isRow)) return undefined;
  return {
    head: undefined,
    places: columns.map((column) => (template.includes(column) ? [template.indexOf(column)] : [])),
    units: columns.map(() => undefined),
    unknown: [],
  };
}
