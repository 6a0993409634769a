import type { LogEntry } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Tag, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { eventTerm } from '../../platform/terms/index.ts';

const REFUSALS = new Set([
  'return',
  'refuse',
  'expire',
  'lapse',
  'voidReject',
  'decline',
  'contractReturn',
  'consentReturn',
  'consentRefuse',
  'fail',
  'repayReturn',
  'repayDeny',
  'sendBack',
  'releaseReturn',
  'returnPay',
  'lack',
]);
const kindOf = ({ event }: LogEntry): string => event.split('.').at(-1) ?? event;

export interface ApplicationLogProps {
  readonly log: readonly LogEntry[];
  /** Who has to act next and since when; null if nobody has to. */
  readonly waiting: { readonly who: string; readonly since: string } | null;
}

/** The history of an application with people and certificates, and who has to act next. */
export function ApplicationLog({ log, waiting }: ApplicationLogProps) {
  const { t, i18n } = useLingui();
  const who = waiting?.who ?? '';
  const since = waiting && shanghaiMinute(waiting.since);
  return (
    <Timeline
      entries={[
        ...log.map((entry, index) => ({
          key: `${entry.at} ${index}`,
          title: (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              {i18n._(eventTerm(entry.event))}
              <strong className="font-semibold">{entry.actorName}</strong>
              {entry.onBehalfOf !== undefined && <OnBehalf of={entry.onBehalfOf} />}
              {entry.signed && (
                <Tag tone="positive" title={entry.certificateSerial ?? undefined}>
                  <Trans>已签名</Trans>
                </Tag>
              )}
            </span>
          ),
          ...(entry.reason ? { detail: entry.reason } : {}),
          time: `${shanghaiMinute(entry.at)}　${entry.enterpriseName}`,
          state: REFUSALS.has(kindOf(entry)) ? ('failed' as const) : ('done' as const),
        })),
        ...(waiting ? [{ key: 'waiting', title: t`等待 ${who}`, time: t`自 ${since}`, state: 'now' as const }] : []),
      ]}
    />
  );
}

const OnBehalf = ({ of: names }: { readonly of: string }) => (
  <span className="text-sm text-ink-muted">
    <Trans>受{names}委托代办</Trans>
  </span>
);
