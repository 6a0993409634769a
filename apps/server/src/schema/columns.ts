import type { CivilDate, Fen } from '@lianxin/domain';
import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A business day. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<CivilDate>();

/** An amount in fen. */
export const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Fen>();
