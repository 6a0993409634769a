import { ApiError } from '@lianxin/api/client';
import { contract, type DocumentConsent, type FeeItem } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { needsUkeyAgreement } from '@lianxin/domain';
import { useRef, useState } from 'react';
import { DEFAULT_WORDS, useSentence } from '../../notices/index.ts';

/** How a call for one item ended: declared, or why not. */
export type FeeOutcome = { readonly declared: true } | { readonly declared: false; readonly why: string };

/** Declares fees paid, one call an item, one round at a time. An item keeps its key until the server has given a clear answer. */
export function useDeclareFees() {
  const sentence = useSentence(DEFAULT_WORDS.payFee);
  const client = useClient();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, FeeOutcome>>(new Map());

  async function declare(item: FeeItem, agreement: DocumentConsent | undefined): Promise<FeeOutcome> {
    const idempotencyKey = keys.current.get(item.id) ?? client.newId();
    keys.current.set(item.id, idempotencyKey);
    try {
      const request = { id: item.id, ...(agreement && needsUkeyAgreement([item]) ? { agreement } : {}) };
      await client.call(contract.fee.pay, request, { idempotencyKey, quiet: true });
      return { declared: true };
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.kind === 'refusal') keys.current.delete(item.id);
      return { declared: false, why: sentence(caught) };
    }
  }

  async function run(items: readonly FeeItem[], agreement: DocumentConsent | undefined): Promise<ReadonlyMap<string, FeeOutcome>> {
    setBusy(true);
    try {
      const ended = await Promise.all(items.map(async (item) => [item.id, await declare(item, agreement)] as const));
      const all = new Map(ended);
      setOutcomes(all);
      return all;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, outcomes };
}
