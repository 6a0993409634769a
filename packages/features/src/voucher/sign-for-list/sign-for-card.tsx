import type { Incoming } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, Checkbox, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberCell, TermBadge } from '../../lists/index.ts';
import { INCOMING_TERMS } from '../../terms/index.ts';
import { CertificateEdge } from '../certificate/certificate-edge.tsx';
import { RemainingCell, useOrigin } from './sign-for-list-columns.tsx';

/** An incoming voucher as a card on a phone. */
export function SignForCard({ row, context, acts }: { readonly row: Incoming; readonly context: CardContext; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const originOf = useOrigin();
  const { selection, open } = context;
  return (
    <article className="overflow-hidden rounded-md border border-line bg-surface">
      <CertificateEdge />
      <div className="flex flex-col gap-1.5 px-3.5 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex min-w-0 items-center gap-2">
            {selection && (
              <Checkbox
                aria-label={t`选择 ${{ number: row.number }}`}
                checked={selection.selected}
                disabled={!selection.enabled}
                onCheckedChange={selection.onChange}
              />
            )}
            <button type="button" className="min-h-11 min-w-0 truncate text-left text-sm" onClick={open}>
              <NumberCell number={row.number} />
            </button>
          </span>
          <TermBadge term={INCOMING_TERMS[row.state]} />
        </div>
        <Amount value={formatMoney(row.amount)} currency="¥" size="2xl" />
        <span className="text-ink-muted">
          {row.issuer.name} · {originOf(row)}
        </span>
        <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1.5 text-sm">
          <span className="flex items-center gap-3 tabular-nums">
            {t`到期 ${{ dueOn: row.dueOn }}`}
            <RemainingCell row={row} />
          </span>
          <span className="ml-auto">{acts}</span>
        </div>
      </div>
    </article>
  );
}
