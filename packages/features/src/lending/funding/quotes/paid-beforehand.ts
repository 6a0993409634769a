import type { Quote } from '@lianxin/api/contract';
import { sumFen, type Fen } from '@lianxin/domain';

/** What the holder pays beforehand and separately, such as a guarantee fee. */
export const paidBeforehand = ({ lines }: Pick<Quote, 'lines'>, part: 'holder' | 'total' = 'holder'): Fen =>
  sumFen(lines.filter(({ payment }) => payment === 'beforehand').map((line) => line[part]));
