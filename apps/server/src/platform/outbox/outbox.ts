import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../../schema/index.ts';

export interface OutgoingText {
  /** A mobile number or an e-mail address. */
  readonly to: string;
  /** `bank` is a line on an account that the sandbox's bank would show. */
  readonly kind: 'sms' | 'mail' | 'bank';
  readonly text: string;
}

/** SMS and e-mails leave through this, in the transaction of the act that causes them. */
export interface OutboxPort {
  send(text: OutgoingText): Promise<void>;
}

/** Writes what leaves into the outbox table; the sandbox reads it there, a gateway sends it from there. */
export const tableOutbox = (db: Db, ids: Ids, clock: Clock): OutboxPort => ({
  async send({ to, kind, text }) {
    await db.insert(outbox).values({ id: ids.next(), recipient: to, kind, text, createdAt: clock.now() });
  },
});

/** What was sent to a number or address, newest first. */
export const sentTo = (db: Db, to: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(50);
