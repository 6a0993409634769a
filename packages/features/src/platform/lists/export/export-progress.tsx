import { Progress as ProgressBar } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { Notice } from '../../notices/index.ts';
import type { Progress } from './every-row.ts';

interface ProgressSource {
  readonly current: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Progress of a long export; it stays while the person moves between pages. */
function TakingProgress({ name, source }: { readonly name: string; readonly source: ProgressSource }) {
  const { t } = useLingui();
  const { count, total } = useSyncExternalStore(source.subscribe, source.current);
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        <Trans>正在导出{name}</Trans>
      </span>
      {/* Screen readers would announce every page. */}
      <span aria-hidden className="tabular-nums">
        {count < total ? t`${count} / ${total} 笔` : <Trans>正在生成文件</Trans>}
      </span>
      <ProgressBar bare label={t`正在导出${name}`} value={count} max={total} valueText={t`${count} / ${total} 笔`} className="w-40" />
    </span>
  );
}

/** A notice with the progress of a long export and a button to cancel it; `tell` updates it. */
export function exportProgress(name: string, onStop: () => void): { readonly notice: Notice; readonly tell: (progress: Progress) => void } {
  let progress: Progress = { count: 0, total: 0 };
  const listeners = new Set<() => void>();
  const source: ProgressSource = {
    current: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    notice: {
      tone: 'info',
      durationMs: Infinity,
      text: <TakingProgress name={name} source={source} />,
      action: { label: <Trans>停止</Trans>, onSelect: onStop },
    },
    tell(now) {
      progress = now;
      for (const listener of listeners) listener();
    },
  };
}
