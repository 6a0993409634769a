import type { ApiError } from '@lianxin/api/client';
import { contract, type Signature } from '@lianxin/api/contract';
import { useAction, type Result } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Prepared, SignRequest } from './use-signing.ts';

/** One of several acts that are signed in one go. */
export interface BatchItem {
  readonly id: string;
  /** Its number. */
  readonly title: string;
  /** Formatted money. */
  readonly amount: string;
  readonly request: SignRequest;
}

/** How far one of them has come. Only what was prepared waits for its signature. */
export type BatchProgress =
  | { readonly step: 'preparing' }
  | { readonly step: 'waiting'; readonly prepared: Prepared }
  | { readonly step: 'sending'; readonly prepared: Prepared }
  | { readonly step: 'done'; readonly prepared: Prepared }
  | { readonly step: 'failed'; readonly prepared?: Prepared | undefined; readonly error: ApiError };

export type BatchSend<Item extends BatchItem> = (item: Item, signature: Signature) => Promise<Result<unknown>>;

const PREPARING: BatchProgress = { step: 'preparing' };
/** Refused for the PIN, so for every one of them. */
const PIN_REFUSALS: ReadonlySet<string | undefined> = new Set(['PIN_WRONG', 'PIN_LOCKED', 'SIGNATURE_INVALID']);

/**
 * Prepares each item, then signs and sends one after the other. A refusal is that item's own and the rest go on; a wrong PIN or a
 * broken line stops the run, and what was signed but not answered is sent again with the same signature, so under the same key.
 */
export function useBatchSigning<Item extends BatchItem>(items: readonly Item[], send: BatchSend<Item>) {
  const prepare = useAction(contract.signature.prepare, { quiet: true, background: true });
  const unlock = useAction(contract.signature.sign, { quiet: true });
  const [progress, setProgress] = useState<ReadonlyMap<string, BatchProgress>>(new Map());
  const [running, setRunning] = useState(false);
  const [pinError, setPinError] = useState<ApiError>();
  const [stopped, setStopped] = useState<ApiError>();
  const signatures = useRef(new Map<string, Signature>());
  const of = (id: string): BatchProgress => progress.get(id) ?? PREPARING;
  const set = useCallback((id: string, one: BatchProgress) => setProgress((before) => new Map(before).set(id, one)), []);

  async function prepareAll(chosen: readonly Item[]): Promise<void> {
    for (const { id } of chosen) set(id, PREPARING);
    for (const { id, request } of chosen) {
      // In turn: a hundred at once would crowd out the person's other work.
      // oxlint-disable-next-line no-await-in-loop
      const result = await prepare.run(request);
      set(id, result.ok ? { step: 'waiting', prepared: result.data } : { step: 'failed', error: result.error });
    }
  }
  const begin = useRef(() => prepareAll(items));
  useEffect(() => {
    void begin.current();
  }, []);

  /** Whether the run may go on after this one. */
  async function one(item: Item, prepared: Prepared, certificateSerial: string, pin: string): Promise<boolean> {
    set(item.id, { step: 'sending', prepared });
    let signature = signatures.current.get(item.id);
    if (signature === undefined) {
      const signed = await unlock.run({ requestId: prepared.requestId, certificateSerial, pin });
      if (!signed.ok) {
        const { error } = signed;
        const pinRefused = PIN_REFUSALS.has(error.refusal);
        const own = error.kind === 'refusal' && !pinRefused;
        set(item.id, own ? { step: 'failed', prepared, error } : { step: 'waiting', prepared });
        if (pinRefused) setPinError(error);
        else if (!own) setStopped(error);
        return own;
      }
      signature = signed.data;
      signatures.current.set(item.id, signature);
    }
    const result = await send(item, signature);
    if (!result.ok && result.error.kind !== 'refusal') {
      set(item.id, { step: 'waiting', prepared });
      setStopped(result.error);
      return false;
    }
    signatures.current.delete(item.id);
    set(item.id, result.ok ? { step: 'done', prepared } : { step: 'failed', prepared, error: result.error });
    return true;
  }

  async function run(certificateSerial: string, pin: string): Promise<void> {
    setRunning(true);
    setPinError(undefined);
    setStopped(undefined);
    for (const item of items) {
      const now = of(item.id);
      if (now.step !== 'waiting') continue;
      // One after the other: each is an act of its own.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await one(item, now.prepared, certificateSerial, pin))) break;
    }
    setRunning(false);
  }

  const at = (step: BatchProgress['step']) => items.filter(({ id }) => of(id).step === step);
  return {
    of,
    run,
    running,
    /** Why the PIN did not unlock the certificate. */
    pinError,
    /** Why the run stopped half way. */
    stopped,
    waiting: at('waiting').length,
    preparing: at('preparing').length,
    done: at('done').length,
    failed: at('failed').length,
    /** Fixes the elements of those that failed anew. */
    retryFailed: () => prepareAll(at('failed')),
    certificates: items.flatMap(({ id }) => {
      const now = of(id);
      return now.step !== 'preparing' && now.prepared ? [now.prepared.certificates] : [];
    })[0],
  } as const;
}
