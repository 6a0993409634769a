import type { InvoicePlace } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute, subtractFen, sumFen, type Fen } from '@lianxin/domain';
import { Amount, EmptyState, Panel, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PLACE_WORDS } from './invoice-words.ts';

interface InvoicePlacesProps {
  readonly places: readonly InvoicePlace[];
  readonly usedAmount: Fen;
}

/** Uses of an invoice with amounts; what the other party has not approved yet is an unnamed sum. */
export function InvoicePlaces({ places, usedAmount }: InvoicePlacesProps) {
  const { t, i18n } = useLingui();
  const seen = sumFen(places.filter(({ counts }) => counts).map(({ amount }) => amount));
  const unseen = usedAmount > seen ? formatMoney(subtractFen(usedAmount, seen)) : undefined;
  return (
    <Panel title={t`占用明细`} flush>
      {places.length === 0 && unseen === undefined ? (
        <EmptyState title={t`还没有业务使用`} />
      ) : (
        <ul className="divide-y divide-line text-sm">
          {places.map(({ kind, id, number, voucherNumber, amount, counts, party, submittedAt }) => (
            <li key={`${kind} ${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
              <span className="flex min-w-0 flex-col">
                <span className="flex flex-wrap items-center gap-2">
                  <Tag>{i18n._(PLACE_WORDS[kind])}</Tag>
                  <span className="tabular-nums">{voucherNumber ?? number}</span>
                </span>
                <span className="text-xs text-ink-muted">
                  {party}
                  {submittedAt !== null && ` · ${shanghaiMinute(submittedAt)}`}
                </span>
              </span>
              <span className="flex flex-col items-end">
                <Amount value={formatMoney(amount)} tone={counts ? undefined : 'muted'} />
                {!counts && (
                  <span className="text-xs text-ink-muted">
                    {kind === 'financing' || kind === 'pledge' ? <Trans>在凭证占用之内</Trans> : <Trans>已释放</Trans>}
                  </span>
                )}
              </span>
            </li>
          ))}
          {unseen !== undefined && (
            <li className="flex justify-between gap-4 px-4 py-2.5 text-ink-muted">
              <Trans>对方正在办理的业务</Trans>
              <Amount value={unseen} />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
