import { rowAt, type Row } from '../../navigation/index.ts';

const HOME = '/home/index';

/** Where a person lands after signing in: the address they wanted, if the table knows it and it is not the sign-in itself; else home. */
export function landingOf(rows: readonly Row[], wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return HOME;
  const row = rowAt(rows, wanted.split(/[?#]/, 1)[0] ?? '');
  return row === undefined || row.path === '*' || row.name === 'login' || row.name === 'root' ? HOME : wanted;
}
