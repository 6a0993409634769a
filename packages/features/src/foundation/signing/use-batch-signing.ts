import type { ApiError } from '@lianxin/api/client';
import { contract, type Signature } from '@lianxin/api/contract';
import { useAction, type Result } from '@lianxin/api/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDrivers, type Certificate, type SigningProblem } from './use-drivers.ts';
import type { Prepared, SignRequest } from './use-signing.ts';

/** One of several acts signed together. */
export interface BatchItem {
  readonly id: string;
  readonly title: string;
  readonly amount: string;
  readonly request: SignRequest;
}

/** Progress of one act. Only prepared ones wait for a signature. */
export type BatchProgress =
  | { readonly step: 'preparing' }
  | { readonly step: 'waiting'; readonly prepared: Prepared }
  | { readonly step: 'sending'; readonly prepared: Prepared }
  | { readonly step: 'done'; readonly prepared: Prepared }
  | { readonly step: 'failed'; readonly prepared?: Prepared | undefined; readonly error: ApiError };

export type BatchSend<Item extends BatchItem> = (item: Item, signature: Signature) => Promise<Result<unknown>>;

const PREPARING: BatchProgress = { step: 'preparing' };
/** Refusals because of the certificate or PIN, which concern all acts. */
const OF_CERTIFICATE: ReadonlySet<string | undefined> = new Set([
  'PIN_WRONG',
  'PIN_LOCKED',
  'SIGNATURE_INVALID',
  'CERTIFICATE_EXPIRED',
  'CERTIFICATE_SILENT',
]);

/**
 * Prepares all items, then signs and sends them in turn. A refusal concerns one item; a wrong PIN or a network failure stops the run.
 * Unanswered acts are sent again with the same signature, and so with the same key.
 */
export function useBatchSigning<Item extends BatchItem>(items: readonly Item[], send: BatchSend<Item>) {
  const prepare = useAction(contract.signature.prepare, { quiet: true, background: true });
  const signWith = useDrivers();
  const [progress, setProgress] = useState<ReadonlyMap<string, BatchProgress>>(new Map());
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<SigningProblem>();
  const [stopped, setStopped] = useState<ApiError>();
  const signatures = useRef(new Map<string, Signature>());
  const of = (id: string): BatchProgress => progress.get(id) ?? PREPARING;
  const set = useCallback((id: string, one: BatchProgress) => setProgress((before) => new Map(before).set(id, one)), []);

  async function prepareAll(chosen: readonly Item[]): Promise<void> {
    for (const { id } of chosen) set(id, PREPARING);
    for (const { id, request } of chosen) {
      // In turn, to leave room for other requests.
      // oxlint-disable-next-line no-await-in-loop
      const result = await prepare.run(request);
      set(id, result.ok ? { step: 'waiting', prepared: result.data } : { step: 'failed', error: result.error });
    }
  }
  const begin = useRef(() => prepareAll(items));
  useEffect(() => {
    void begin.current();
  }, []);

  /** Records why an item was not signed. Returns whether to continue: problems of the certificate or device concern all items. */
  function unsigned(item: Item, prepared: Prepared, found: SigningProblem): boolean {
    const own = found.from === 'platform' && found.error.kind === 'refusal' && !OF_CERTIFICATE.has(found.error.refusal);
    set(item.id, own ? { step: 'failed', prepared, error: found.error } : { step: 'waiting', prepared });
    if (found.from === 'device' || OF_CERTIFICATE.has(found.error.refusal)) setProblem(found);
    else if (!own) setStopped(found.error);
    return own;
  }

  /** Returns whether to continue. */
  async function one(item: Item, prepared: Prepared, certificate: Certificate, pin: string): Promise<boolean> {
    set(item.id, { step: 'sending', prepared });
    let signature = signatures.current.get(item.id);
    if (signature === undefined) {
      const signed = await signWith(certificate, prepared, pin);
      if (!signed.ok) return unsigned(item, prepared, signed.problem);
      signature = signed.signature;
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

  async function run(certificate: Certificate, pin: string): Promise<void> {
    setRunning(true);
    setProblem(undefined);
    setStopped(undefined);
    for (const item of items) {
      const now = of(item.id);
      if (now.step !== 'waiting') continue;
      // In turn: each is an act of its own.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await one(item, now.prepared, certificate, pin))) break;
    }
    setRunning(false);
  }

  const at = (step: BatchProgress['step']) => items.filter(({ id }) => of(id).step === step);
  return {
    of,
    run,
    running,
    problem,
    /** Clears it after another certificate was chosen. */
    forgetProblem: () => setProblem(undefined),
    /** Why the run stopped early. */
    stopped,
    waiting: at('waiting').length,
    preparing: at('preparing').length,
    done: at('done').length,
    failed: at('failed').length,
    /** Prepares failed items again. */
    retryFailed: () => prepareAll(at('failed')),
    certificates: items.flatMap(({ id }) => {
      const now = of(id);
      return now.step !== 'preparing' && now.prepared ? [now.prepared.certificates] : [];
    })[0],
  } as const;
}
