import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { CopyButton, Descriptions, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { digestEnds } from '../face/digest-text.ts';
import { HashChainList } from '../circulation/hash-chain-list.tsx';
import { shownEvent } from '../circulation/shown-event.ts';
import type { PieceDetail } from './face-of.ts';

/** The hash chain, recomputed in the browser, and the evidence to download. */
export function ProofTab({ piece }: { readonly piece: PieceDetail }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.voucher.history, { id: piece.id }, { quiet: true });
  const events = useMemo(() => data?.entries.map(shownEvent), [data]);
  if (error && !data) {
    return <FailureState title={t`存证没有加载出来`} error={error} onRetry={() => void refresh()} />;
  }
  if (!data || !events) return <Skeleton className="h-64 w-full" />;
  // The digest on the face covers the chain's end, unless something has happened since.
  const head = piece.chainLength === events.length ? piece.chainHead : data.head;
  return (
    <div className="flex flex-col gap-4">
      <HashChainList events={events} head={head} />
      <Panel title={t`存证`} level={3}>
        <Descriptions
          items={[
            { label: t`摘要算法`, value: 'SM3' },
            { label: t`事件数`, value: String(events.length) },
            {
              label: t`最新摘要`,
              value: (
                <span className="inline-flex items-center gap-1">
                  <span className="font-mono text-xs">{digestEnds(data.head)}</span>
                  <CopyButton text={data.head} />
                </span>
              ),
            },
          ]}
        />
        <p className="mt-3 text-sm text-ink-muted">
          <Trans>
            证据包含全部事件的原文、摘要与签名，以及到每日存证根的路径。任何人都可以在区块链页面离线核验，或不依赖本平台重新计算。
          </Trans>
        </p>
      </Panel>
    </div>
  );
}
