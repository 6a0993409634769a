import { parseYuan, yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';

/** An amount as gateways answer it, in yuan: "1234.56". */
export const Yuan = z.codec(
  z.string(),
  z.custom<Fen>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const amount = parseYuan(text);
      if (amount !== undefined) return amount;
      context.issues.push({ code: 'custom', input: text, message: 'no amount' });
      return z.NEVER;
    },
    encode: yuanOf,
  },
);

/** A moment as gateways answer it, with its offset (ISO 8601). */
export const Moment = z.string().check(z.refine((text) => /T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))));
