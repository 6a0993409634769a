import { parseYuan, yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';

/** An amount in yuan in a gateway's answer, such as "1234.56", of as many digits as the database keeps. */
export const Yuan = z.codec(
  z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,2})?$/)),
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

/** A time with UTC offset in a gateway's answer (ISO 8601), in years that the database keeps. */
export const Moment = z
  .string()
  .check(z.refine((text) => /^[1-9]\d{3}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))));
