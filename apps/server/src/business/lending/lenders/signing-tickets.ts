import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { financing, membership, signingTicket, userAccount } from '../../../schema/index.ts';
import type { FinancingRow } from '../financing/index.ts';

const TICKET_BYTES = 32;
const TICKET_MS = 10 * 60_000;

/** Gives a person a ticket to the lender's signing page of one application, good for ten minutes and one visit. One that nobody used yet is worth nothing any more. */
export async function issueTicket(
  { db, clock, random }: Pick<ActContext, 'db' | 'clock' | 'random'>,
  { id }: Pick<FinancingRow, 'id'>,
  userId: string,
): Promise<string> {
  await db.delete(signingTicket).where(and(eq(signingTicket.financingId, id), isNull(signingTicket.openedAt)));
  const ticket = random.bytes(TICKET_BYTES).toString('base64url');
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + TICKET_MS);
  await db.insert(signingTicket).values({ hash: sha256(ticket), financingId: id, userId, issuedAt, expiresAt });
  return ticket;
}

/** Whom a ticket stands for, and at which application. */
export interface Visit {
  readonly financing: FinancingRow;
  readonly signerName: string;
}

/**
 * Takes a ticket at the lender's door, once: undefined where it was used, is too old, is of another channel, or its person acts no more for
 * the holder, or is not who asked last to sign.
 */
export async function openTicket(
  { db, clock }: Pick<ActContext, 'db' | 'clock'>,
  channel: number,
  ticket: string,
): Promise<Visit | undefined> {
  const fresh = and(eq(signingTicket.hash, sha256(ticket)), isNull(signingTicket.openedAt), gt(signingTicket.expiresAt, clock.now()));
  const [visit] = await db
    .select({ financing, signerName: userAccount.displayName })
    .from(signingTicket)
    .innerJoin(financing, and(eq(financing.id, signingTicket.financingId), eq(financing.contractMakerId, signingTicket.userId)))
    .innerJoin(userAccount, eq(userAccount.userId, signingTicket.userId))
    .innerJoin(
      membership,
      and(eq(membership.userId, signingTicket.userId), eq(membership.enterpriseNo, financing.enterpriseNo), isNull(membership.frozenAt)),
    )
    .where(and(fresh, eq(financing.channel, channel)));
  if (visit?.financing.state !== 'awaitingContract' || visit.financing.ownAssent !== 'open') return undefined;
  const taken = await db.update(signingTicket).set({ openedAt: clock.now() }).where(fresh).returning({ hash: signingTicket.hash });
  return taken.length === 0 ? undefined : visit;
}

/** The application of a ticket that has let its person in and with which nothing was signed yet; undefined where there is none. */
export async function visitOf({ db }: Pick<ActContext, 'db'>, channel: number, ticket: string): Promise<FinancingRow | undefined> {
  const [row] = await db
    .select({ financing })
    .from(signingTicket)
    .innerJoin(financing, eq(financing.id, signingTicket.financingId))
    .where(
      and(
        eq(signingTicket.hash, sha256(ticket)),
        isNotNull(signingTicket.openedAt),
        isNull(signingTicket.signedAt),
        eq(financing.channel, channel),
      ),
    );
  return row?.financing;
}

/** The person who signed at the lender: the last one that it let in. Undefined if nobody was let in, or that visit has signed already. */
export async function signedBy(
  { db, clock }: Pick<ActContext, 'db' | 'clock'>,
  { id }: Pick<FinancingRow, 'id'>,
): Promise<string | undefined> {
  const [last] = await db
    .select()
    .from(signingTicket)
    .where(and(eq(signingTicket.financingId, id), isNotNull(signingTicket.openedAt), isNull(signingTicket.signedAt)))
    .orderBy(desc(signingTicket.openedAt))
    .limit(1);
  if (!last) return undefined;
  await db.update(signingTicket).set({ signedAt: clock.now() }).where(eq(signingTicket.hash, last.hash));
  return last.userId;
}
