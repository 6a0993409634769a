import type { BankAccountId, EnterpriseNo, VoucherId } from '@lianxin/api/contract';
import type { Act, CivilDate, SignedForKind, StateOf } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import { guardAct } from './guard.ts';
import type { Receipt, ReceiptText, SignForCase, SignedFor, SignForStep } from './kind.ts';
import type { ApplicationRow } from './repository.ts';
import type { Review } from './two-reviews.ts';

/** Columns of kinds that are signed for. */
export interface SentApplication<State extends string> extends ApplicationRow<State> {
  readonly signerId: string | null;
  readonly receivingAccountId: BankAccountId | null;
  readonly signDeadline: CivilDate | null;
  readonly voucherId: VoucherId | null;
}

/** Who refused, and why. */
interface Refuser {
  readonly signerId: string;
  readonly signerName: string;
  readonly reason: string;
}

/** What a kind itself does at each step of the sign-for. */
interface Signing<Row extends SentApplication<string>> extends Pick<SignedFor, 'acts' | 'shownAs' | 'sentTo' | 'rowsOf'> {
  readonly rows: {
    readonly hold: (db: Db, id: Row['id']) => Promise<Row | undefined>;
    readonly received: (db: Db, id: Row['id'], viewerNo: EnterpriseNo, act: Act) => Promise<Row>;
    readonly passFirst: (
      context: ActContext,
      row: Row,
      by: Review,
      change: object,
      kept: { readonly signature: KeptSignature },
    ) => Promise<Row>;
  };
  readonly idOf: (id: string) => Row['id'];
  readonly canExpire: (row: Row) => boolean;
  readonly textOf: (
    context: Pick<CallContext, 'db' | 'clock'>,
    row: Row,
    decision: 'sign' | 'confirm',
    accountId: BankAccountId | null | undefined,
  ) => Promise<ReceiptText>;
  /** A step that leaves it open. */
  readonly step: (
    context: ActContext,
    row: Row,
    event: 'sign' | 'signReturn',
    change: Receipt | { readonly reason: string },
  ) => Promise<Row>;
  /** Makes the recipient the holder. */
  readonly receive: (context: ActContext, row: Row, event: 'signDirect' | 'signConfirm', receipt: Receipt) => Promise<Row>;
  /** Ends it without a signature. */
  readonly end: (context: ActContext, row: Row, event: 'refuse' | 'expire', by?: Refuser) => Promise<Row>;
  readonly tell: (context: TellContext, row: Row, step: SignForStep) => Promise<void>;
}

/** The sign-for of a kind, built from its own parts. */
export function signedFor<Kind extends SignedForKind, Row extends SentApplication<StateOf<Kind>>>(
  kind: Kind,
  { rows, idOf, canExpire, textOf, step, receive, end, tell, ...list }: Signing<Row>,
): SignedFor {
  const sent = (row: Row): SignForCase => ({
    kind,
    id: row.id,
    state: row.state,
    version: row.version,
    signerId: row.signerId,
    receivingAccountId: row.receivingAccountId,
    signDeadline: row.signDeadline,
    voucherId: row.voucherId,
    canExpire: canExpire(row),
    guard: (viewer, act, shown) => guardAct<Kind>(kind, row, 'counterparty', viewer, act, shown),
    textOf: (context, decision, accountId) => textOf(context, row, decision, accountId),
    sign: async (context, receipt) => sent(await step(context, row, 'sign', receipt)),
    passFirst: async (context, by, signature) => sent(await rows.passFirst(context, row, by, {}, { signature })),
    signReturn: async (context, reason) => sent(await step(context, row, 'signReturn', { reason })),
    receive: async (context, event, receipt) => sent(await receive(context, row, event, receipt)),
    refuse: async (context, by) => sent(await end(context, row, 'refuse', by)),
    expire: async (context) => sent(await end(context, row, 'expire')),
    tell: (context, what) => tell(context, row, what),
  });
  return {
    ...list,
    hold: async (db, id, viewerNo, act) => sent(await rows.received(db, idOf(id), viewerNo, act)),
    async holdForJob(db, id) {
      const row = await rows.hold(db, idOf(id));
      return row && sent(row);
    },
  };
}
