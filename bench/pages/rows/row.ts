/** A typical row of a list. */
export interface ManyRow {
  readonly number: string;
  readonly party: string;
  readonly amount: string;
  readonly dueOn: string;
  readonly state: string;
}

const PARTIES = ['晋北煤业集团有限公司', '恒信机电设备有限公司', '云岭物流有限公司', '桑干支护材料有限公司', '应州电缆有限公司'];

/** Generates distinct rows. */
export const manyRows = (count: number): ManyRow[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `LX20261120${String(index).padStart(9, '0')}`,
    party: PARTIES[index % PARTIES.length] ?? '',
    amount: `${((index * 7_919) % 1_000_000).toLocaleString('en')}.00`,
    dueOn: `2027-0${1 + (index % 9)}-15`,
    state: index % 7 === 0 ? '转让中' : '正常持有',
  }));

/** Filters rows by a search text. */
export const found = (rows: readonly ManyRow[], text: string): readonly ManyRow[] =>
  text === '' ? rows : rows.filter(({ number, party }) => number.includes(text) || party.includes(text));
