import type { LogEntry } from '@lianxin/api/contract';
import { EmptyState, Panel, ShieldCheckIcon, Timeline } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { eventWords } from '../circulation/event-words.ts';
import { shanghaiDateTime } from '../circulation/shanghai-time.ts';

const REFUSALS = new Set(['refuse', 'return', 'signReturn', 'expire', 'lapse', 'voidReject', 'overdue']);

/** The history since issuance with people, times, reasons and certificates; latest first. */
export function LogTab({ log }: { readonly log: readonly LogEntry[] }) {
  const { t, i18n } = useLingui();
  if (log.length === 0) return <EmptyState title={t`还没有操作记录`} />;
  const entries = log.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const actor = ({ actorName, actorRole, enterpriseName }: LogEntry): string =>
    [enterpriseName, actorName, actorName !== '' && actorRole !== 'system' && i18n._(ROLE_TERMS[actorRole])].filter(Boolean).join(' · ');
  return (
    <Panel title={t`操作与签名记录`} level={3}>
      <Timeline
        entries={entries.map((entry) => ({
          key: `${entry.at} ${entry.event} ${entry.number ?? ''} ${entry.actorName}`,
          state: REFUSALS.has(entry.event.split('.').at(-1) ?? '') ? 'failed' : 'done',
          title: (
            <>
              <span className="font-semibold">{i18n._(eventWords(entry.event))}</span>
              {entry.number && <span className="ml-2 text-sm text-ink-muted tabular-nums">{entry.number}</span>}
            </>
          ),
          detail: (
            <>
              {actor(entry)}
              {entry.reason && <span className="block text-ink">{t`原因：${{ reason: entry.reason }}`}</span>}
              {entry.certificateSerial && (
                <span className="flex items-center gap-1.5 text-xs text-positive-ink">
                  <ShieldCheckIcon aria-hidden size={14} strokeWidth={1.5} />
                  {t`证书 ${{ serial: entry.certificateSerial }}`}
                </span>
              )}
            </>
          ),
          time: <time dateTime={entry.at}>{shanghaiDateTime(entry.at)}</time>,
        }))}
      />
    </Panel>
  );
}
