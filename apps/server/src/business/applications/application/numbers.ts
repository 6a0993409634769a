import { VoucherNumber } from '@lianxin/api/contract';
import { voucherNumber } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';

interface NumberContext {
  readonly db: Db;
  readonly clock: Clock;
}

/** Numbers may have gaps; avoiding them would make transactions wait for each other. */
export async function nextValue(db: Db, sequence: string): Promise<number> {
  const [row] = await db.select({ value: sql<string>`nextval(${sequence}::regclass)` }).from(sql`(select 1) one`);
  return Number(row?.value);
}

/** Prefix and sequence of a kind's numbers. */
export interface Numbering {
  readonly prefix: string;
  readonly sequence: string;
}

export const numberOf = (clock: Clock, prefix: string, serial: number): string =>
  `${prefix}${clock.today().replaceAll('-', '')}-${String(serial).padStart(4, '0')}`;

export const nextNumber = async ({ db, clock }: NumberContext, { prefix, sequence }: Numbering): Promise<string> =>
  numberOf(clock, prefix, await nextValue(db, sequence));

export async function nextVoucherNumber({ db, clock }: NumberContext): Promise<VoucherNumber> {
  return z.parse(VoucherNumber, voucherNumber({ date: clock.today(), sequence: await nextValue(db, 'voucher_number_seq') }));
}
