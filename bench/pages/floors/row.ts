/** One row of a list in the minimal pages. */
export interface Row {
  readonly number: string;
  readonly party: string;
  readonly amount: string;
  readonly dueOn: string;
  readonly state: string;
}

const row = (_: unknown, at: number): Row => ({
  number: `LX2026${String(10_000_000 + at * 7919)}`,
  party: `华东精密制造有限公司第${at + 1}分厂`,
  amount: ((at + 3) * 137_911.07).toFixed(2),
  dueOn: `2027-0${(at % 9) + 1}-1${at % 10}`,
  state: ['待签收', '已持有', '已转让', '已质押'][at % 4] ?? '',
});

export const ROWS: readonly Row[] = Array.from({ length: 20 }, row);
export const WORK: readonly Row[] = Array.from({ length: 8 }, row);
