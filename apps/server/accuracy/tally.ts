import type { ReadField } from '@lianxin/api/contract';
import type { Specimen } from './specimens.ts';

interface Count {
  pictures: number;
  right: number;
  /** Correct, but the person is asked to check. */
  rightToConfirm: number;
  /** Wrong or missing without the person being asked to check. */
  wrongUnnoticed: number;
}

/** Normalises the width of characters and removes spaces. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** Counts correctly read fields by kind of document and field. */
export class FieldTally {
  readonly misses: string[] = [];
  private readonly counts = new Map<string, Count>();

  add({ name, kind, expected }: Specimen, reading: Readonly<Record<string, ReadField | string | null>> | undefined): void {
    for (const [field, text] of Object.entries(expected)) {
      const key = `${kind}: ${field}`;
      const count = this.counts.get(key) ?? { pictures: 0, right: 0, rightToConfirm: 0, wrongUnnoticed: 0 };
      this.counts.set(key, count);
      count.pictures += 1;
      const given = reading?.[field];
      const read = typeof given === 'object' ? given : null;
      if (read !== null && plain(read.text) === plain(text)) {
        count.right += 1;
        if (read.verdict === 'confirm') count.rightToConfirm += 1;
      } else {
        if (read?.verdict === 'certain') count.wrongUnnoticed += 1;
        this.misses.push(`${name}: ${field} is ${text}, read ${read?.text ?? 'nothing'} (${read?.reason ?? read?.verdict ?? 'missing'})`);
      }
    }
  }

  private sum(part: keyof Count): number {
    return [...this.counts.values()].reduce((total, count) => total + count[part], 0);
  }

  /** Share of all fields that were read correctly. */
  get share(): number {
    return this.sum('right') / this.sum('pictures');
  }

  /** Share of all fields that were misread without being marked. */
  get unnoticed(): number {
    return this.sum('wrongUnnoticed') / this.sum('pictures');
  }

  /** The lowest share of correct readings of any field. */
  get worst(): number {
    return Math.min(...[...this.counts.values()].map(({ pictures, right }) => right / pictures));
  }

  /** A table by field. */
  toString(): string {
    const line = (name: string, ...cells: (number | string)[]): string =>
      name.padEnd(32) + cells.map((cell) => String(cell).padStart(12)).join('');
    const rows = [...this.counts].map(([field, { pictures, right, rightToConfirm, wrongUnnoticed }]) =>
      line(field, pictures, right, `${((100 * right) / pictures).toFixed(1)} %`, rightToConfirm, wrongUnnoticed),
    );
    const all = line(
      'all',
      this.sum('pictures'),
      this.sum('right'),
      `${(100 * this.share).toFixed(1)} %`,
      this.sum('rightToConfirm'),
      this.sum('wrongUnnoticed'),
    );
    return [line('field', 'fields', 'right', 'share', 'to confirm', 'unnoticed'), ...rows, all, ...this.misses].join('\n');
  }
}
