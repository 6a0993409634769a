import type { CivilDate, Fen } from '@lianxin/domain';
import { bigint, date, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

export const Hidden = z.string().brand<'Hidden'>();
/** An encrypted text: the keyring alone makes it and reads it again. */
export type Hidden = z.output<typeof Hidden>;

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A business day. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<CivilDate>();

/** A text that rests encrypted; whoever keeps one is in the list of `start-services.ts`, which brings it under the present key. */
export const hidden = (name: string) => text(name).$type<Hidden>();

/** An amount in fen. */
export const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Fen>();
