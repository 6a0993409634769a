import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Panel, Skeleton, TextLink } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FailureState } from '../../../platform/notices/index.ts';
import { TradeEvidence } from '../../../trade/papers/index.ts';
import type { PieceDetail } from './face-of.ts';

/** Trade documents of the issuance, of the viewer's transfers, and of the financing with a lender. */
export function TradeTab({ piece }: { readonly piece: PieceDetail }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.transfer.relatedTrade, { id: piece.id }, { quiet: true });
  if (error && !data) {
    return <FailureState title={t`贸易背景没有加载出来`} error={error} onRetry={() => void refresh()} />;
  }
  const titleOf = ({ origin, number }: NonNullable<typeof data>[number]): string =>
    ({ issuance: t`开立 ${{ number }}`, transfer: t`转让 ${{ number }}`, financing: t`融资 ${{ number }}` })[origin];
  if (!data) return <Skeleton className="h-48 w-full" />;
  if (data.length === 0) return <TradeEvidence contract={piece.contract} invoices={piece.invoices} amount={piece.faceAmount} />;
  return (
    <div className="flex flex-col gap-5">
      {data.map((trade) => (
        <section key={`${trade.origin} ${trade.number}`} className="flex flex-col gap-2">
          <TradeEvidence title={titleOf(trade)} contract={trade.contract} invoices={trade.invoices} />
          {trade.files.length > 0 && (
            <Panel title={t`附件`} level={3}>
              <ul className="flex flex-col gap-1.5">
                {trade.files.map((file) => (
                  <li key={file.id}>
                    <TextLink href={file.url} target="_blank">
                      {file.name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </section>
      ))}
    </div>
  );
}
