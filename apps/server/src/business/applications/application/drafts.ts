import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';

/** Stored facts about a draft besides its form. */
interface StoredDraft {
  readonly version: number;
  readonly makerId: string;
  readonly makerName: string;
  readonly savedAt: Date;
}

/** Storage for drafts of one kind, restricted to the caller's enterprise. */
interface DraftStore<Id> {
  /** Locks the draft for the transaction. */
  readonly hold: (id: Id) => Promise<StoredDraft | undefined>;
  readonly add: (kept: StoredDraft) => Promise<Id>;
  readonly change: (id: Id, kept: StoredDraft) => Promise<unknown>;
}

/** Saves a form as a new draft or over the draft shown; the last person to save becomes its maker. */
export async function saveDraftIn<Id>(
  { viewer, clock }: CallContext,
  { id, version: shown }: { readonly id?: Id | undefined; readonly version?: number | undefined },
  { hold, add, change }: DraftStore<Id>,
): Promise<{ id: Id; version: number; savedAt: string }> {
  const kept = { makerId: viewer.userId, makerName: viewer.displayName, savedAt: clock.now() };
  const savedAt = kept.savedAt.toISOString();
  if (id === undefined) return { id: await add({ ...kept, version: 0 }), version: 0, savedAt };
  const present = await hold(id);
  if (!present) throw new Refusal('NOT_FOUND');
  if (shown !== undefined && shown !== present.version) throw staleVersion(present.makerName, present.savedAt, present.version);
  const version = present.version + 1;
  await change(id, { ...kept, version });
  return { id, version, savedAt };
}
