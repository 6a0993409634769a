import { ApiError } from '@lianxin/api/client';
import { contract, type DocumentConsent, type FeeItem, type FileId } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { needsUkeyAgreement } from '@lianxin/domain';
import { useRef, useState } from 'react';
import { DEFAULT_WORDS, useSentence } from '../../../platform/notices/index.ts';

/** The result for one item. */
export type FeeOutcome = { readonly declared: true } | { readonly declared: false; readonly why: string };

/** Agreement and receipt of a round. */
interface RoundDetails {
  readonly agreement: DocumentConsent | undefined;
  readonly proof: FileId | undefined;
}

/** Idempotency key of the call and key of the transfer. */
interface Keys {
  readonly idempotencyKey: string;
  readonly transferKey: string;
}

/**
 * Declares fees as paid, one call for each item, one round at a time: a round is one transfer. An item keeps its keys until a clear answer.
 */
export function useDeclareFees() {
  const sentence = useSentence(DEFAULT_WORDS.payFee);
  const client = useClient();
  const keys = useRef(new Map<string, Keys>());
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, FeeOutcome>>(new Map());

  async function declare(item: FeeItem, { agreement, proof, transfer }: RoundDetails & { readonly transfer: string }): Promise<FeeOutcome> {
    const kept = keys.current.get(item.id) ?? { idempotencyKey: client.newId(), transferKey: transfer };
    keys.current.set(item.id, kept);
    const { idempotencyKey, transferKey } = kept;
    try {
      const consent = agreement && needsUkeyAgreement([item]) ? { agreement } : {};
      const request = { id: item.id, transferKey, ...consent, ...(proof && { proof }) };
      await client.call(contract.fee.pay, request, { idempotencyKey, quiet: true });
      return { declared: true };
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.kind === 'refusal') keys.current.delete(item.id);
      return { declared: false, why: sentence(caught) };
    }
  }

  async function run(items: readonly FeeItem[], given: RoundDetails): Promise<ReadonlyMap<string, FeeOutcome>> {
    setBusy(true);
    const transfer = client.newId();
    try {
      const ended = await Promise.all(items.map(async (item) => [item.id, await declare(item, { ...given, transfer })] as const));
      const all = new Map(ended);
      setOutcomes(all);
      return all;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, outcomes };
}
