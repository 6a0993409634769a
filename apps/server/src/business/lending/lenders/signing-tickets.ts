import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { financing, membership, signingTicket, userAccount } from '../../../schema/index.ts';
import type { FinancingRow } from '../financing/index.ts';

const TICKET_BYTES = 32;
const TICKET_MS = 10 * 60_000;

/**
 * Issues a ticket for a person to the lender's signing page of one application, valid for ten minutes and a single use. Unused tickets of
 * the application become invalid.
 */
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

/** The holder of a ticket and the application that it is for. */
export interface Visit {
  readonly financing: FinancingRow;
  readonly signerName: string;
}

/**
 * Uses a ticket at the lender's page. Undefined if it was used, has expired, is for another channel, or if its person no longer acts for
 * the holder or is not the last who requested the page.
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

/** The application of a used ticket with which nothing has been signed yet; undefined if there is none. */
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

/**
 * The person who signed at the lender: the last one admitted by a ticket. Undefined if nobody was admitted, or that visit has already
 * signed.
 */
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
