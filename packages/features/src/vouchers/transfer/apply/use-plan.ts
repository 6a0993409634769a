import type { PieceRow, TradeInvoice } from '@lianxin/api/contract';
import { useMemo, useState } from 'react';
import { useSuppliers } from '../../../platform/pickers/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { emptyShare, legsOf, type Share } from './plan.ts';
import type { Plan } from './plan-checks.ts';

/** Start of a plan: empty, selected pieces, a draft, or a returned transfer. */
export interface PlanStart {
  readonly pieceIds: readonly string[];
  readonly shares: readonly Share[];
}

/** The person's plan for the selected pieces. Input is kept whatever a call answers. */
export function usePlan(start: PlanStart, pieces: readonly PieceRow[]) {
  const viewer = useSignedInViewer();
  const [shares, setShares] = useState<readonly Share[]>(start.shares.length > 0 ? start.shares : [emptyShare('1')]);
  const [invoices, setInvoices] = useState<ReadonlyMap<string, TradeInvoice>>(new Map());
  const [touched, setTouched] = useState(0);
  const suppliers = useSuppliers(shares.map((share) => share.recipientNo));
  const touch = () => setTouched((count) => count + 1);

  const legs = useMemo(() => legsOf(shares, pieces, invoices), [shares, pieces, invoices]);
  const plan: Plan = { senderNo: viewer.enterpriseNo ?? '', pieces, shares, legs, invoices, suppliers };

  return {
    plan,
    /** Number of changes; 0 if untouched. */
    touched,
    /** Counts a change outside the plan, such as the selection. */
    touch,
    /** Changes a share without overwriting other updates. */
    changeShare: (key: string, change: Partial<Share>) => {
      setShares((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
      touch();
    },
    changeShares: (next: readonly Share[]) => {
      setShares(next);
      touch();
    },
    addShare: () => {
      setShares((before) => [...before, emptyShare(crypto.randomUUID())]);
      touch();
    },
    removeShare: (key: string) => {
      setShares((before) => before.filter((one) => one.key !== key));
      touch();
    },
    /** Records what is left of invoices. */
    learnInvoices: (list: readonly TradeInvoice[]) =>
      setInvoices((before) => new Map([...before, ...list.map((one): [string, TradeInvoice] => [one.id, one])])),
  };
}

export type Planning = ReturnType<typeof usePlan>;
