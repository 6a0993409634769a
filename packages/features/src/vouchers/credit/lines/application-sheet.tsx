import { contract, type ResponseOf } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ApplicationLog, ReasonBanner } from '../../../applications/application/index.ts';
import { RecordSheet, TermBadge, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { CREDIT_APPLICATION_TERMS, type CreditApplication } from './credit-terms.ts';
import { useBankName } from './use-bank-name.ts';
import { useWaitingWords } from './use-waiting-words.ts';

type Detail = ResponseOf<typeof contract.creditLine.application>;

export interface ApplicationSheetProps {
  readonly at: SheetPlace;
  /** Allowed acts on the open request. */
  readonly verbs: (application: CreditApplication) => readonly Verb[];
}

/** A request with its reasons and its log. */
export function ApplicationSheet({ at, verbs }: ApplicationSheetProps) {
  const { t } = useLingui();
  const shown = useRecord(contract.creditLine.application, at.id);
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(application) => application?.applicationNumber ?? t`授信申请`}
      titleNote={({ state }) => <TermBadge term={CREDIT_APPLICATION_TERMS[state]} />}
      acts={{ name: ({ applicationNumber }) => applicationNumber, verbs }}
      tabs={(application) => [
        { id: 'facts', label: t`申请内容`, content: <Facts application={application} /> },
        { id: 'log', label: t`操作记录`, content: <Log application={application} /> },
      ]}
    >
      {({ reason }) => <ReasonBanner reason={reason} />}
    </RecordSheet>
  );
}

function Facts({ application }: { readonly application: Detail }) {
  const { t } = useLingui();
  const { previousTotal, amount, grantedTotal, validUntil, purpose, makerName, submittedAt, decidedAt } = application;
  const bankName = useBankName()(application);
  const waiting = useWaitingWords()(application);
  return (
    <Descriptions
      items={[
        { label: t`银行`, value: bankName },
        { label: t`原总额（元）`, value: previousTotal === null ? t`新申请` : <Amount value={formatMoney(previousTotal)} /> },
        { label: t`申请总额（元）`, value: <Amount value={formatMoney(amount)} /> },
        { label: t`用途说明`, value: purpose },
        { label: t`提交人`, value: `${makerName}　${shanghaiMinute(submittedAt)}` },
        ...(waiting === '' ? [] : [{ label: t`当前处理方`, value: waiting }]),
        ...(grantedTotal === null ? [] : [{ label: t`批准总额（元）`, value: <Amount value={formatMoney(grantedTotal)} /> }]),
        ...(validUntil === null ? [] : [{ label: t`有效期至`, value: validUntil }]),
        ...(decidedAt === null ? [] : [{ label: t`审批时间`, value: shanghaiMinute(decidedAt) }]),
      ]}
    />
  );
}

function Log({ application }: { readonly application: Detail }) {
  const who = useWaitingWords()(application);
  const { log, waitingFor } = application;
  return <ApplicationLog log={log} waiting={waitingFor && { who, since: waitingFor.since }} />;
}
