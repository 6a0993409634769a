import {
  Button,
  CopyButton,
  DataTable,
  DateRangePicker,
  DownloadIcon,
  EmptyState,
  FormField,
  Page,
  PageHeader,
  Panel,
  SearchInput,
  Select,
  StatusBadge,
  Trash2Icon,
  type Column,
  type StatusTone,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useQueryState } from '../../navigation/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { clearLog, LOG_TYPES, logEntries, subscribeLog, type LogEntry, type LogType } from './log-store.ts';

const TONES: Readonly<Record<LogType, StatusTone>> = { info: 'info', success: 'positive', warning: 'caution', error: 'critical' };
const FILTERS = { q: '', type: '', from: '', to: '' } as const;

function download(entries: readonly LogEntry[]): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'frontend-log.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** Events in this window, for the person and for support (specification §2.2, §3). */
export function LogScreen() {
  const { t } = useLingui();
  const { userName } = useSignedInViewer();
  const kept = useSyncExternalStore(subscribeLog, logEntries);
  // Another person may have used this window before.
  const all = kept.filter(({ meta }) => meta.user === userName || meta.user === '');
  const [filters, change] = useQueryState(FILTERS);
  const words: Readonly<Record<LogType, string>> = { info: t`信息`, success: t`成功`, warning: t`警告`, error: t`错误` };
  const wanted = filters.q.trim().toLowerCase();
  const shown = all.filter(
    (entry) =>
      (filters.type === '' || entry.type === filters.type) &&
      (wanted === '' || `${entry.message} ${entry.meta.url}`.toLowerCase().includes(wanted)) &&
      (filters.from === '' || entry.time.slice(0, 10) >= filters.from) &&
      (filters.to === '' || entry.time.slice(0, 10) <= filters.to),
  );
  const keys = new Map(shown.map((entry, index) => [entry, String(index)]));
  const columns: readonly Column<LogEntry>[] = [
    { id: 'time', header: t`时间`, width: 170, cell: (entry) => <span className="tabular-nums">{entry.time}</span> },
    { id: 'type', header: t`类型`, width: 90, cell: (entry) => <StatusBadge tone={TONES[entry.type]}>{words[entry.type]}</StatusBadge> },
    { id: 'message', header: t`内容`, cell: (entry) => <span className="[overflow-wrap:anywhere]">{entry.message}</span> },
    { id: 'url', header: t`地址`, priority: 'low', cell: (entry) => <span className="text-ink-muted">{entry.meta.url}</span> },
    { id: 'user', header: t`用户`, width: 130, priority: 'low', cell: (entry) => entry.meta.user || '—' },
    { id: 'token', header: t`会话指纹`, width: 130, priority: 'low', cell: (entry) => <code className="text-xs">{entry.meta.token}</code> },
    {
      id: 'copy',
      header: t`操作`,
      width: 72,
      sticky: 'end',
      cell: (entry) => <CopyButton text={JSON.stringify(entry)} label={t`复制这一条`} />,
    },
  ];

  return (
    <Page
      header={
        <PageHeader
          title={t`前端日志`}
          sub={<Trans>本窗口最近 500 条，只保存在这台设备上</Trans>}
          actions={
            <>
              <Button intent="line" icon={<Trash2Icon />} disabled={all.length === 0} onClick={clearLog}>
                <Trans>清空</Trans>
              </Button>
              <Button intent="line" icon={<DownloadIcon />} disabled={shown.length === 0} onClick={() => download(shown)}>
                <Trans>下载 JSON</Trans>
              </Button>
            </>
          }
        />
      }
    >
      <Panel flush>
        <search className="flex flex-wrap items-end gap-3 border-b border-line p-4">
          <FormField label={t`内容或地址`} className="min-w-60 flex-1 tablet:max-w-100">
            <SearchInput placeholder={t`其中的一部分`} value={filters.q} onSearch={(q) => change({ q })} />
          </FormField>
          <FormField label={t`类型`} className="w-36 max-tablet:w-full">
            <Select
              value={filters.type === '' ? 'all' : filters.type}
              onValueChange={(type) => change({ type: type === 'all' ? '' : type })}
              options={[{ value: 'all', label: t`全部` }, ...LOG_TYPES.map((type) => ({ value: type, label: words[type] }))]}
            />
          </FormField>
          <FormField label={t`日期`} className="w-72 max-tablet:w-full">
            <DateRangePicker
              value={{ from: filters.from === '' ? null : filters.from, to: filters.to === '' ? null : filters.to }}
              onValueChange={({ from, to }) => change({ from: from ?? '', to: to ?? '' })}
            />
          </FormField>
        </search>
        <DataTable
          label={t`前端日志`}
          columns={columns}
          rows={shown}
          rowKey={(entry) => keys.get(entry) ?? ''}
          empty={
            <EmptyState title={<Trans>暂无日志</Trans>}>
              {all.length > 0 ? <Trans>没有符合条件的记录，可以放宽筛选。</Trans> : <Trans>请求、提示和错误会记在这里。</Trans>}
            </EmptyState>
          }
          renderCard={(entry) => (
            <div className="space-y-1 border-b border-line px-1 pb-3 text-sm">
              <div className="flex items-center justify-between">
                <StatusBadge tone={TONES[entry.type]}>{words[entry.type]}</StatusBadge>
                <span className="text-xs text-ink-faint">{entry.time}</span>
              </div>
              <div className="flex items-start justify-between gap-2">
                <p className="min-w-0 [overflow-wrap:anywhere]">{entry.message}</p>
                <CopyButton text={JSON.stringify(entry)} label={t`复制这一条`} />
              </div>
            </div>
          )}
        />
      </Panel>
    </Page>
  );
}
