import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../../schema/index.ts';

export interface OutgoingText {
  /** A mobile number or an email address. */
  readonly to: string;
  /** `bank` is an account notification of the sandbox's simulated bank. */
  readonly kind: 'sms' | 'mail' | 'bank';
  readonly text: string;
}

/** Sends SMS and emails in the transaction of the act. */
export interface OutboxPort {
  send(text: OutgoingText): Promise<void>;
}

/** Writes outgoing texts into the outbox table, where a sandbox shows them. */
export const tableOutbox = (db: Db, ids: Ids, clock: Clock): OutboxPort => ({
  async send({ to, kind, text }) {
    await db.insert(outbox).values({ id: ids.next(), recipient: to, kind, text, createdAt: clock.now() });
  },
});

/** The latest texts to a number or address, newest first. */
export const sentTo = (db: Db, to: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(50);
