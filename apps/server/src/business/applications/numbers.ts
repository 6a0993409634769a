import { VoucherNumber } from '@lianxin/api/contract';
import { voucherNumber } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/client.ts';

const SEQUENCES = { OP: 'application_number_seq', ZR: 'transfer_number_seq', ZP: 'batch_number_seq' } as const;

interface NumberContext {
  readonly db: Db;
  readonly clock: Clock;
}

/** The next value of a sequence. Numbers may have gaps: waiting for each other would cost more than it is worth. */
export async function nextValue(db: Db, sequence: string): Promise<number> {
  const [row] = await db.select({ value: sql<string>`nextval(${sequence}::regclass)` }).from(sql`(select 1) one`);
  return Number(row?.value);
}

/** The number of an application (OP), a transfer (ZR) or a batch of transfers (ZP): kind, business day, running number. */
export async function nextNumber({ db, clock }: NumberContext, kind: keyof typeof SEQUENCES): Promise<string> {
  const serial = await nextValue(db, SEQUENCES[kind]);
  return `${kind}${clock.today().replaceAll('-', '')}-${String(serial).padStart(4, '0')}`;
}

/** The number of a voucher that is issued today. */
export async function nextVoucherNumber({ db, clock }: NumberContext): Promise<VoucherNumber> {
  return z.parse(VoucherNumber, voucherNumber({ date: clock.today(), sequence: await nextValue(db, 'voucher_number_seq') }));
}
