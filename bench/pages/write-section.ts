import { readFileSync, writeFileSync } from 'node:fs';

const PLACE = new URL('../../docs/performance.md', import.meta.url);

/** Replaces a table in docs/performance.md, between the comments with the name of the benchmark. */
export function writeSection(name: string, table: string): void {
  const text = readFileSync(PLACE, 'utf8');
  const [begin, end] = [`<!-- ${name}: written by bench/${name}.ts -->`, `<!-- /${name} -->`];
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`docs/performance.md has no place for the table: ${begin} … ${end}`);
  writeFileSync(PLACE, `${text.slice(0, before + begin.length)}\n\n${table}\n\n${text.slice(after)}`);
}

/** A Markdown table with text in the first column and figures in the others. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
