import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Need } from './needs.ts';

type AccountId = Need['account']['id'];

export interface AskedBalances {
  /** The accounts whose balances the bank is being asked for. */
  readonly asking: ReadonlySet<AccountId>;
  /** The accounts whose balances the bank has told since the page was opened; those of others are old. */
  readonly answered: ReadonlySet<AccountId>;
  /** Notes an answer to a question asked elsewhere. */
  readonly note: (accounts: readonly AccountId[]) => void;
}

/** Asks the banks for the balances of the paying accounts once, when the page is opened. What a bank does not answer keeps its old balance. */
export function useAskedBalances(needs: readonly Need[] | undefined, onAnswered: () => void): AskedBalances {
  const { run } = useAction(contract.bankAccount.queryBalance, { quiet: true, background: true });
  const begun = useRef(new Set<AccountId>());
  const [asking, setAsking] = useState<ReadonlySet<AccountId>>(new Set());
  const [answered, setAnswered] = useState<ReadonlySet<AccountId>>(new Set());
  const note = (accounts: readonly AccountId[]) => setAnswered((before) => new Set([...before, ...accounts]));

  const ask = useEffectEvent(async (accounts: readonly AccountId[]) => {
    setAsking(new Set(accounts));
    const answers = await Promise.all(accounts.map(async (id) => ({ id, ok: (await run({ id })).ok })));
    const told = answers.filter(({ ok }) => ok).map(({ id }) => id);
    note(told);
    setAsking(new Set());
    if (told.length > 0) onAnswered();
  });
  useEffect(() => {
    const open = (needs ?? []).map(({ account }) => account.id).filter((id) => !begun.current.has(id));
    if (open.length === 0) return;
    for (const id of open) begun.current.add(id);
    void ask(open);
  }, [needs]);
  return { asking, answered, note };
}
