import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon, Panel, RefreshCwIcon, ShieldCheckIcon, Spinner, TextLink } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { HashChainEvent, type LinkState } from './hash-chain-event.tsx';
import { shanghaiTime } from './shanghai-time.ts';
import type { ShownEvent } from './shown-event.ts';
import { type ChainCheck, useChainCheck } from './use-chain-check.ts';

export interface HashChainListProps {
  /** All events from the first, made by `shownEvent`; a new list is checked again. */
  readonly events: readonly ShownEvent[];
  /** Digest of the last event on each holder's voucher; reveals a truncated chain. */
  readonly head?: string | undefined;
  /** Time of the check. @default the clock */
  readonly now?: () => Date;
}

const clock = () => new Date();

/** The history as a chain of SM3 digests, recomputed in the browser (decisions §7). */
export function HashChainList({ events, head, now = clock }: HashChainListProps): ReactNode {
  const { check, recheck } = useChainCheck({ events, head, now });
  return (
    <Panel
      extra={<Verdict check={check} count={events.length} />}
      flush
      footer={<Recheck check={check} onRecheck={recheck} />}
      title={<Trans>可验证流转</Trans>}
    >
      <ol className="px-4 py-1">
        {events.map((event, index) => (
          <HashChainEvent event={event} key={event.sequence} link={linkState(check, index)} position={index + 1} />
        ))}
      </ol>
    </Panel>
  );
}

function linkState(check: ChainCheck, index: number): LinkState {
  if (check.state === 'intact' || check.state === 'cut') return 'fits';
  if (check.state !== 'broken') return 'unknown';
  // After a break nothing is proven.
  return index < check.index ? 'fits' : index === check.index ? 'differs' : 'unknown';
}

function Verdict({ check, count }: { readonly check: ChainCheck; readonly count: number }): ReactNode {
  return (
    <output className="inline-flex items-center gap-1.5">
      <VerdictWords check={check} count={count} />
    </output>
  );
}

function VerdictWords({ check, count }: { readonly check: ChainCheck; readonly count: number }): ReactNode {
  if (check.state === 'checking') {
    return (
      <>
        <Spinner />
        <Trans>正在校验</Trans>
      </>
    );
  }
  if (check.state === 'intact') {
    return (
      <span className="inline-flex items-center gap-1.5 text-positive-ink">
        <ShieldCheckIcon aria-hidden="true" size={16} strokeWidth={1.5} />
        <Trans>通过，{count} 个事件全部一致</Trans>
      </span>
    );
  }
  const position = check.state === 'broken' ? check.index + 1 : 0;
  return (
    <span className="inline-flex items-center gap-1.5 text-critical-ink">
      <CircleAlertIcon aria-hidden="true" size={16} strokeWidth={1.5} />
      {check.state === 'broken' && <Trans>第 {position} 个事件不一致</Trans>}
      {check.state === 'cut' && <Trans>末尾缺少事件，与凭证摘要不一致</Trans>}
      {check.state === 'unavailable' && <Trans>校验程序未能加载</Trans>}
    </span>
  );
}

function Recheck({ check, onRecheck }: { readonly check: ChainCheck; readonly onRecheck: () => void }): ReactNode {
  const time = 'at' in check ? shanghaiTime(check.at) : undefined;
  return (
    <>
      <span className="text-xs">
        {time === undefined ? <Trans>在本浏览器内用 SM3 重新计算</Trans> : <Trans>在本浏览器内用 SM3 重新计算，{time}</Trans>}
      </span>
      <TextLink asChild className="ms-auto min-h-6">
        <button disabled={check.state === 'checking'} onClick={onRecheck} type="button">
          <RefreshCwIcon aria-hidden="true" size={14} strokeWidth={1.5} />
          <Trans>重新校验</Trans>
        </button>
      </TextLink>
    </>
  );
}
