import type { ApiError } from '@lianxin/api/client';
import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, Descriptions, DownloadIcon, EmptyState, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { download } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { PartFrame } from './part-frame.tsx';

type Roots = ResponseOf<typeof contract.proof.roots>;
type Root = Roots['list'][number];

export interface RootPartProps {
  readonly roots: { readonly data?: Roots | undefined; readonly error?: ApiError | undefined; readonly refresh: () => Promise<unknown> };
}

const SHOWN = 5;

/** The latest root with its number of chains, earlier ones, and a download of all. */
export function RootPart({ roots }: RootPartProps) {
  return (
    <PartFrame
      title={<Trans>每日存证根</Trans>}
      lead={<Trans>一个存证根固定当时全部凭证的全部记录。把它存下来，日后就能证明哪些记录在这一天已经存在、没有变过。</Trans>}
    >
      <Latest {...roots} />
    </PartFrame>
  );
}

function Latest({ data, error, refresh }: RootPartProps['roots']) {
  const { t } = useLingui();
  if (error && !data) return <FailureState title={t`存证根没有加载出来`} error={error} onRetry={() => void refresh()} />;
  if (!data) return <Skeleton className="h-64 w-full" />;
  const [latest, ...before] = data.list;
  if (!latest)
    return (
      <EmptyState title={<Trans>还没有存证根</Trans>}>
        <Trans>第一个存证根在今晚零点后公布。</Trans>
      </EmptyState>
    );
  const save = () => download(`daily-roots-${latest.day}.json`, JSON.stringify(data.list, undefined, 2), 'application/json');
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_360px]">
      <Panel
        level={3}
        title={latest.day}
        sub={<Trans>最新</Trans>}
        extra={
          <Button size="sm" icon={<DownloadIcon aria-hidden />} onClick={save}>
            <Trans>下载存证根</Trans>
          </Button>
        }
      >
        <Facts root={latest} />
      </Panel>
      {before.length > 0 && (
        <Panel level={3} title={<Trans>之前的存证根</Trans>} flush>
          <ul className="divide-y divide-line text-sm">
            {before.slice(0, SHOWN).map(({ day, root, chains }) => (
              <li key={day} className="flex items-baseline justify-between gap-3 px-4 py-2.5 tabular-nums">
                <span>{day}</span>
                <span className="truncate font-mono text-xs text-ink-muted">{root.slice(0, 16)}…</span>
                <span className="flex-none text-ink-muted">
                  <Trans>{chains} 张</Trans>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Facts({ root: { root, chains, computedAt, previousRoot, publicKey, signature } }: { readonly root: Root }) {
  const { t } = useLingui();
  const long = (text: string) => <span className="font-mono text-xs break-all">{text}</span>;
  return (
    <Descriptions
      items={[
        { label: t`存证根（SM3）`, value: long(root) },
        { label: t`覆盖凭证`, value: <Trans>{chains} 张</Trans> },
        { label: t`计算时间`, value: shanghaiMinute(computedAt) },
        { label: t`上一存证根`, value: long(previousRoot) },
        { label: t`平台公钥（SM2）`, value: long(publicKey) },
        { label: t`平台签名`, value: long(signature) },
      ]}
    />
  );
}
