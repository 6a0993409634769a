import { contract, type PieceRow, type TradeInvoice } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo, useState } from 'react';
import { useSignedInViewer } from '../../session/index.ts';
import { emptyShare, legsOf, type Share } from './plan.ts';
import type { Plan } from './plan-checks.ts';

/** What a plan begins with: nothing, vouchers ticked elsewhere, a draft, or a returned transfer. */
export interface Beginning {
  readonly pieceIds: readonly string[];
  readonly shares: readonly Share[];
}

/** The person's plan while they work on it. Holdings are read anew from the server; what was typed stays whatever a call answers. */
export function usePlan(begin: Beginning, holdings: readonly PieceRow[]) {
  const viewer = useSignedInViewer();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(begin.pieceIds));
  const [shares, setShares] = useState<readonly Share[]>(begin.shares.length > 0 ? begin.shares : [emptyShare('1')]);
  const [invoices, setInvoices] = useState<ReadonlyMap<string, TradeInvoice>>(new Map());
  const [touched, setTouched] = useState(0);
  const suppliers = useEndpoint(contract.supplier.list, { page: 1, pageSize: 100, state: 'enabled' }, { quiet: true });
  const touch = () => setTouched((count) => count + 1);

  const pieces = useMemo(() => holdings.filter((piece) => chosen.has(piece.id)), [holdings, chosen]);
  const legs = useMemo(() => legsOf(shares, pieces, invoices), [shares, pieces, invoices]);
  const plan: Plan = { senderNo: viewer.enterpriseNo ?? '', pieces, shares, legs, invoices, suppliers: suppliers.data?.list ?? [] };

  return {
    plan,
    suppliersLoading: suppliers.isLoading,
    chosen,
    /** Counts the person's changes; 0 while nothing was touched. */
    touched,
    choose: (next: ReadonlySet<string>) => {
      setChosen(next);
      touch();
    },
    changeShare: (share: Share) => {
      setShares((before) => before.map((one) => (one.key === share.key ? share : one)));
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
    /** Remembers what invoices still have, as a recipient's list says. */
    learnInvoices: (list: readonly TradeInvoice[]) =>
      setInvoices((before) => new Map([...before, ...list.map((one): [string, TradeInvoice] => [one.id, one])])),
  };
}

export type Planning = ReturnType<typeof usePlan>;
