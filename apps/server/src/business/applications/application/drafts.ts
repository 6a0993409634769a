import { Refusal } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';

/** What is known of a draft beside what is written in it. */
interface KeptDraft {
  readonly version: number;
  readonly makerId: string;
  readonly makerName: string;
  readonly savedAt: Date;
}

/** Where the drafts of a kind are kept, of the enterprise of the session alone. */
interface DraftStore<Id> {
  /** The draft of an id, held for the rest of the transaction. */
  readonly hold: (id: Id) => Promise<KeptDraft | undefined>;
  readonly add: (kept: KeptDraft) => Promise<Id>;
  readonly change: (id: Id, kept: KeptDraft) => Promise<unknown>;
}

/** Keeps a form as it stands, anew or in place of the draft that was shown; whoever saved last is its maker. */
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
