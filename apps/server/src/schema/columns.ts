import type { CivilDate, Fen } from '@lianxin/domain';
import { bigint, date, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

export const Encrypted = z.string().brand<'Hidden'>();
/** An encrypted text. Only the keyring can encrypt and decrypt it. */
export type Encrypted = z.output<typeof Encrypted>;

/** A timestamp with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar date in Shanghai. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<CivilDate>();

/** A column that is encrypted at rest. Add each one to the list in `start-services.ts`, which re-encrypts them when the key changes. */
export const encrypted = (name: string) => text(name).$type<Encrypted>();

/** An amount in fen. */
export const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Fen>();
