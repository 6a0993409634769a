import type { EnterpriseNo, VoucherId } from '@lianxin/api/contract';
import {
  handedOverBy,
  lifeOf,
  PARTIES,
  Refusal,
  type Act,
  type ApplicationKind,
  type EventOf,
  type HandedOver,
  type Life,
  type Party,
  type StateOf,
} from '@lianxin/domain';
import type { SQLWrapper } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { assertGranted, assertShown } from './guard.ts';
import { logSteps } from './log-step.ts';
import { assertOneSide } from './one-side.ts';
import { remindOnce } from './remind-once.ts';
import { tellSecond, type Review } from './two-reviews.ts';

/** Columns that all kinds have. */
export interface ApplicationRow<State extends string> {
  readonly id: string;
  readonly state: State;
  readonly version: number;
  /** Missing if no other enterprise is involved. */
  readonly recipientNo?: EnterpriseNo | null;
  /** Approval by the reviewer, which makes it visible to the recipient. */
  readonly passedAt?: Date | null;
  /** Missing if it concerns no voucher. */
  readonly voucherId?: VoucherId | null;
  /** True when deleted; missing if the kind cannot be deleted. */
  readonly removed?: boolean;
  readonly reason: string | null;
  readonly stateSince: Date;
  /** Missing if every handover is a state of its own. */
  readonly handedOver?: HandedOver;
  readonly changedBy: string;
  readonly changedAt: Date;
}

type StepColumns<State extends string> = Pick<ApplicationRow<State>, 'state' | 'version' | 'changedBy' | 'changedAt'> & {
  readonly stateSince?: Date;
  readonly handedOver?: HandedOver;
};

export type ChangeOf<Row> = Partial<Omit<Row, 'id' | keyof StepColumns<string>>>;

interface StepDetails {
  readonly signature?: KeptSignature | undefined;
  /** A reason for the log only. */
  readonly note?: string;
}

/** The table of a kind. */
export interface ApplicationTable<State extends string, Row extends ApplicationRow<State>, Change> {
  /** Whose application it is. */
  readonly ownerOf: (row: Row) => EnterpriseNo;
  /** Other parties that see the current state. @default the recipient, after approval */
  readonly othersOf?: (row: Row) => Readonly<Partial<Record<Party, EnterpriseNo>>>;
  /** Refuses a person who has acted for another party. @default checks the voucher of the row */
  readonly oneSide?: (context: ActContext, row: Row) => Promise<void>;
  /** Locks the row if `lock` is set. */
  readonly read: (db: Db, id: Row['id'], lock: boolean) => Promise<Row | undefined>;
  /** The statement that changes the row of an id. */
  readonly write: (db: Db, id: Row['id'], change: Change, moved: StepColumns<State>) => SQLWrapper;
}

const recipientOf = <State extends string>({ recipientNo, passedAt }: ApplicationRow<State>): Partial<Record<Party, EnterpriseNo>> =>
  recipientNo && passedAt ? { counterparty: recipientNo } : {};

/** Leaves out unchanged fields. */
const definedFields = <Change extends object>(change: Change): Partial<Change> => {
  const kept: Partial<Change> = { ...change };
  for (const name in kept) if (kept[name] === undefined) delete kept[name];
  return kept;
};

/** What every kind does with its rows: each change is a step of its machine, under the next version, and stands in its log. */
export function repositoryOf<
  State extends string,
  Event extends string,
  Row extends ApplicationRow<State>,
  Change extends { readonly reason?: string | null },
>(
  kind: string,
  { machine, actsIn }: Life<State, Event>,
  {
    ownerOf,
    othersOf = recipientOf,
    oneSide = (context, { voucherId }) => assertOneSide(context, voucherId ? [voucherId] : []),
    read,
    write,
  }: ApplicationTable<State, Row, Change>,
) {
  const guard = (row: Row, party: Party, { role }: CallContext['viewer'], act: Act) =>
    assertGranted(actsIn(row.state, party, role), kind, row.state, act);
  /** An application and the viewer's part in it. For enterprises without a part, or that may not see it yet, it does not exist. */
  const find = async (db: Db, id: Row['id'], viewerNo: EnterpriseNo, lock = false): Promise<{ row: Row; party: Party }> => {
    const row = await read(db, id, lock);
    if (row === undefined || row.removed === true) throw new Refusal('NOT_FOUND');
    if (ownerOf(row) === viewerNo) return { row, party: 'own' };
    const others = othersOf(row);
    const party = PARTIES.find((one) => others[one] === viewerNo);
    if (party === undefined) throw new Refusal('NOT_FOUND');
    return { row, party };
  };
  /** Locks an application of the viewer's enterprise. For the other party the act is not allowed in this state. */
  const own = async (db: Db, id: Row['id'], viewerNo: EnterpriseNo, act: Act): Promise<Row> => {
    const { row, party } = await find(db, id, viewerNo, true);
    if (party !== 'own') throw new Refusal('ILLEGAL_STATE', { object: kind, state: row.state, act });
    return row;
  };
  /** What of a row an edge of its machine changes. */
  const movedBy = ({ clock, actor }: ActContext, row: Row, event: Event): StepColumns<State> => {
    const state = stateAfter<State, Event>(machine, kind, row.state, event);
    const changedAt = clock.now();
    const stateSince = state === row.state ? {} : { stateSince: changedAt };
    const handedOver = row.handedOver && { handedOver: state === row.state ? handedOverBy(row.handedOver, event, changedAt) : {} };
    return { state, version: row.version + 1, changedBy: actor.name, changedAt, ...stateSince, ...handedOver };
  };
  const stepOf = (row: Row, event: Event, { state }: StepColumns<State>) => ({
    objectKind: kind,
    objectId: row.id,
    event,
    fromState: row.state,
    toState: state,
  });
  return {
    /** Reads without checking the viewer. */
    read: (db: Db, id: Row['id']) => read(db, id, false),
    /** Locks without checking the viewer. */
    hold: (db: Db, id: Row['id']) => read(db, id, true),
    find,
    own,
    /** Locks an application of the person's enterprise and checks act and version. */
    async ownFor({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>, id: Row['id'], act: Act, expectedVersion: number): Promise<Row> {
      const row = await own(db, id, enterpriseOf({ viewer }), act);
      assertShown(row, expectedVersion);
      guard(row, 'own', viewer, act);
      return row;
    },
    /** Locks an application for either party and checks act and version. */
    async heldFor({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>, id: Row['id'], act: Act, expectedVersion: number): Promise<Row> {
      const { row, party } = await find(db, id, enterpriseOf({ viewer }), true);
      assertShown(row, expectedVersion);
      guard(row, party, viewer, act);
      return row;
    },
    /** Also allows one reminder a day. */
    async remind(context: CallContext, id: Row['id']): Promise<{ row: Row; remindedAt: Date }> {
      const row = await own(context.db, id, enterpriseOf(context), 'remind');
      guard(row, 'own', context.viewer, 'remind');
      return { row, remindedAt: await remindOnce(context, kind, row.id) };
    },
    /** Locks an application sent to the viewer's enterprise. For its sender the act is not allowed in this state. */
    async received(db: Db, id: Row['id'], viewerNo: EnterpriseNo, act: Act): Promise<Row> {
      const { row, party } = await find(db, id, viewerNo, true);
      if (party === 'own') throw new Refusal('ILLEGAL_STATE', { object: kind, state: row.state, act });
      return row;
    },
    /** Writes a new application, by the statement given, as it is after its first edge. */
    async begin(context: ActContext, draft: Row, event: Event, change: Change, insert: (row: Row) => SQLWrapper): Promise<Row> {
      const moved = movedBy(context, draft, event);
      const row = { ...draft, ...definedFields(change), ...moved };
      deferWrites(context.db, insert(row));
      logSteps(context, [stepOf(draft, event, moved)]);
      return row;
    },
    /**
     * Records the first of two approvals with its signature and tells the other reviewers. The state stays and nothing is carried out yet.
     * The caller has locked the row.
     */
    async passFirst(context: ActContext, row: Row, { two }: Review, change: Change, { signature }: StepDetails = {}): Promise<Row> {
      const { db, clock, actor } = context;
      await oneSide(context, row);
      const moved = { state: row.state, version: row.version + 1, changedBy: actor.name, changedAt: clock.now() };
      deferWrites(db, write(db, row.id, change, moved));
      const { id: objectId, state } = row;
      logSteps(context, [{ objectKind: kind, objectId, event: 'passFirst', fromState: state, toState: state, signature }]);
      await tellSecond(context, kind, { id: objectId, two, person: actor.name });
      return { ...row, ...moved };
    },
    /** Takes an application along an edge of its machine. The caller holds the row. */
    async move(context: ActContext, row: Row, event: Event, change: Change, { signature, note }: StepDetails = {}): Promise<Row> {
      const { db } = context;
      await oneSide(context, row);
      const moved = movedBy(context, row, event);
      deferWrites(db, write(db, row.id, change, moved));
      logSteps(context, [{ ...stepOf(row, event, moved), reason: note ?? change.reason, signature }]);
      return { ...row, ...definedFields(change), ...moved };
    },
  };
}

/** The same for the platform's own kinds. */
export const applicationRepository = <
  Kind extends ApplicationKind,
  Row extends ApplicationRow<StateOf<Kind>>,
  Change extends { readonly reason?: string | null },
>({
  kind,
  ...table
}: { readonly kind: Kind } & ApplicationTable<StateOf<Kind>, Row, Change>) =>
  repositoryOf<StateOf<Kind>, EventOf<Kind>, Row, Change>(kind, lifeOf(kind), table);
