import { shanghaiMinute } from '@lianxin/domain';
import { Timeline, type TimelineEntry } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApplicationChecks, Titled } from '../../../applications/application/index.ts';
import { checkWords, eventTerm, ROLE_TERMS } from '../../../platform/terms/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import type { TransferWhole } from './transfer-head.tsx';

/** Checks of an undecided transfer; nothing afterwards. */
export function TransferChecks({ checks }: Pick<TransferWhole, 'checks'>) {
  const { i18n } = useLingui();
  return <ApplicationChecks checks={checks} wordsOf={(check) => checkWords(check, i18n)} />;
}

/** Files of the contract and the invoices. */
export function TransferFiles({ transfer }: { readonly transfer: TransferWhole }) {
  const { t } = useLingui();
  const files = [transfer.contract?.file ?? null, ...transfer.invoices.map(({ invoice }) => invoice.file)].flatMap((file) => file ?? []);
  return (
    <Titled title={<Trans>附件</Trans>}>
      <FileLinks label={t`附件`} files={files} />
    </Titled>
  );
}

/** The history of a transfer and who has to act next. */
export function TransferLog({ transfer: { log, waitingFor } }: { readonly transfer: TransferWhole }) {
  const { t, i18n } = useLingui();
  const entries = log.map((entry): TimelineEntry => {
    const verb = i18n._(eventTerm(entry.event));
    return {
      key: `${entry.at} ${entry.event}`,
      title: (
        <>
          {verb} <strong className="font-semibold">{entry.actorName}</strong>
        </>
      ),
      time: `${shanghaiMinute(entry.at)}　${entry.enterpriseName}`,
      ...(/(^|\.)(return|refuse|expire|withdraw)$/.test(entry.event) ? { state: 'failed' } : {}),
      ...(entry.reason === null ? {} : { detail: entry.reason }),
    };
  });
  const role = waitingFor ? i18n._(ROLE_TERMS[waitingFor.role]) : '';
  const name = waitingFor?.enterpriseName ?? '';
  const since = waitingFor ? shanghaiMinute(waitingFor.since) : '';
  return (
    <Titled title={<Trans>经过</Trans>}>
      <Timeline
        className="pt-1"
        entries={[
          ...entries,
          ...(waitingFor ? [{ key: 'waiting', title: t`等待 ${name}${role}`, time: t`自 ${since}`, state: 'now' as const }] : []),
        ]}
      />
    </Titled>
  );
}
