import type { LogEntry } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Tag, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { eventTerm, ROLE_TERMS } from '../../terms/index.ts';
import type { IssuanceDetail } from './issuance-facts.tsx';

const REFUSALS = new Set(['return', 'refuse', 'expire', 'lapse', 'voidReject']);
const kindOf = ({ event }: LogEntry): string => event.split('.').at(-1) ?? event;

/** What happened to an application, by whom and over which certificate, and whose turn it is. */
export function IssuanceLog({ issuance }: { readonly issuance: Pick<IssuanceDetail, 'log' | 'waitingFor'> }) {
  const { t, i18n } = useLingui();
  const { waitingFor } = issuance;
  const roleName = waitingFor && i18n._(ROLE_TERMS[waitingFor.role]);
  const since = waitingFor && shanghaiMinute(waitingFor.since);
  return (
    <Timeline
      entries={[
        ...issuance.log.map((entry, index) => ({
          key: `${entry.at} ${index}`,
          title: (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              {i18n._(eventTerm(entry.event))}
              <strong className="font-semibold">{entry.actorName}</strong>
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
        ...(waitingFor
          ? [
              {
                key: 'waiting',
                title: t`等待 ${waitingFor.enterpriseName} ${roleName}`,
                time: t`自 ${since}`,
                state: 'now' as const,
              },
            ]
          : []),
      ]}
    />
  );
}
