import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, Descriptions, DownloadIcon, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { download } from '../../lists/index.ts';
import { FailureState } from '../../notices/index.ts';
import { digestEnds } from '../face/digest-text.ts';
import { HashChainList } from '../circulation/hash-chain-list.tsx';
import { shownEvent } from '../circulation/shown-event.ts';
import type { PieceDetail } from './face-of.ts';

type History = ResponseOf<typeof contract.voucher.history>;

/** All that anyone needs to compute a voucher's chain again without this platform. */
export const proofText = (piece: Pick<PieceDetail, 'number' | 'rootNumber'>, history: History): string =>
  JSON.stringify(
    {
      format: 'LX-PROOF-1',
      algorithm: 'SM3',
      link: 'sm3("LX-HISTORY-1|" + previousHash + "|" + canonical)',
      voucherNumber: piece.rootNumber,
      pieceNumber: piece.number,
      genesis: history.genesis,
      head: history.head,
      entries: history.entries.map(({ sequence, kind, at, canonical, previousHash, hash, signature }) => ({
        sequence,
        kind,
        at,
        canonical,
        previousHash,
        hash,
        signature,
      })),
    },
    undefined,
    2,
  );

/** The voucher's hash chain, computed again in this browser, and the evidence to take along. */
export function ProofTab({ piece }: { readonly piece: PieceDetail }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.voucher.history, { id: piece.id }, { quiet: true });
  const events = useMemo(() => data?.entries.map(shownEvent), [data]);
  if (error && !data) {
    return <FailureState title={t`存证没有加载出来`} error={error} onRetry={() => void refresh()} />;
  }
  if (!data || !events) return <Skeleton className="h-64 w-full" />;
  // The digest on the face proves the end of the chain as long as nothing has happened since it was shown.
  const head = piece.chainLength === events.length ? piece.chainHead : data.head;
  return (
    <div className="flex flex-col gap-4">
      <HashChainList events={events} head={head} />
      <Panel
        title={t`存证`}
        level={3}
        extra={
          <Button
            size="sm"
            icon={<DownloadIcon aria-hidden />}
            onClick={() => download(`${piece.number}-proof.json`, proofText(piece, data), 'application/json')}
          >
            <Trans>下载证据包</Trans>
          </Button>
        }
      >
        <Descriptions
          items={[
            { label: t`摘要算法`, value: 'SM3' },
            { label: t`事件数`, value: String(events.length) },
            { label: t`最新摘要`, value: <span className="font-mono text-xs">{digestEnds(data.head)}</span> },
          ]}
        />
        <p className="mt-3 text-sm text-ink-muted">
          <Trans>证据包含全部事件的原文、摘要与签名。任何人都可以不依赖本平台，用同样的算法重新计算并核对。</Trans>
        </p>
      </Panel>
    </div>
  );
}
