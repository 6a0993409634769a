import { isOvertaken, type ApiError } from '@lianxin/api/client';
import { contract, type FileView, type IssuanceId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { ISSUANCE_STATE_CODES, SETTLEMENT_STATE_CODES, type CivilDate } from '@lianxin/domain';
import { Form, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, CopyIcon, Page, PageHeader, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ReturnedBanner, SuspendedBanner } from '../../../applications/application/index.ts';
import { DraftBanner, useDraft, useDraftStatus } from '../../../platform/drafts/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { Step } from '../../../platform/slots/index.ts';
import { ContractDialog } from '../../../trade/papers/index.ts';
import { AmountSection } from './amount-section.tsx';
import { GroupPanel } from './group-panel.tsx';
import { draftOf, issueForm, type IssueSent } from './issue-form.schema.ts';
import { CheckPanel, QuotaPanel, SubmitBar } from './issue-rail.tsx';
import { AttachmentsSection, PaymentSection } from './payment-section.tsx';
import { VoucherPreview } from './voucher-preview.tsx';
import { RecipientSection } from './recipient-section.tsx';
import type { DraftReference, Start } from './start-values.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import type { SubmittedProps } from './submitted.tsx';
import { TradeSection } from './trade-section.tsx';
import { useIssueChecks } from './use-issue-checks.ts';
import { useIssueSources } from './use-issue-sources.ts';
import { useObstacle } from './use-obstacle.ts';
import { usePromiseNumber } from './use-promise-number.ts';

export interface IssueFormProps {
  readonly start: Start;
  readonly today: CivilDate;
  readonly onSubmitted: (submitted: Omit<SubmittedProps, 'onAnother'>) => void;
  /** Called with the id once the input is saved. */
  readonly onKept: (id: IssuanceId) => void;
  /** Reloads after a conflict. */
  readonly onReload: () => void;
  /** Switches to a sheet. */
  readonly onBatch: () => void;
}

type OpenDialog = 'contract' | 'preview';

/** The form with its checks, saved as a draft while it is filled in. */
export function IssueForm({ start, today, onSubmitted, onKept, onReload, onBatch }: IssueFormProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const sentence = useSentence();
  const viewer = useSignedInViewer();
  const form = useZodForm(issueForm.schema, { defaultValues: start.values });
  const values = form.watch();
  const [files, setFiles] = useState<readonly FileView[]>(start.files);
  const [asking, setAsking] = useState<OpenDialog>();
  const [toSend, setToSend] = useState<IssueSent>();
  const [refused, setRefused] = useState<ApiError>();
  const apply = useAction(contract.issuance.apply, { quiet: true });

  const sources = useIssueSources(values, start.recipient);
  const promise = usePromiseNumber(start.promiseNumber, values.recipientNo !== '');
  const key = JSON.stringify([values, files.map((file) => file.id)]);
  const draft = useMemo(
    () =>
      draftOf(
        values,
        promise.number,
        files.map((file) => file.id),
      ),
    // The key tells whether anything changed.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, promise.number],
  );
  const touched = form.formState.isDirty || files !== start.files;
  const { run: saveDraft } = useAction(contract.issuance.saveDraft, { quiet: true, background: true });
  const kept = useDraft<DraftReference>({
    start: start.reference,
    // Values proposed by the page alone make no draft.
    typed: touched ? key : '',
    save: (over) => saveDraft({ ...(over && { id: over.id, version: over.version }), form: draft }),
    phase: apply.busy || promise.busy ? 'sending' : 'writing',
    onFirstSaved: ({ id }) => onKept(id),
  });
  const status = useDraftStatus(kept);
  const checked = useMemo(
    () => ({ issuerNo: viewer.enterpriseNo ?? '', today, draft, sources }),
    [viewer.enterpriseNo, today, draft, sources],
  );
  const { checks, awaiting, differing } = useIssueChecks(checked, `${key} ${promise.number ?? ''}`, start.reference?.id);
  const obstacle = useObstacle(issueForm.missing(values), checks, differing.length > 0);

  async function submit(sent: IssueSent): Promise<void> {
    const promiseNumber = await promise.get();
    if (promiseNumber === undefined) return;
    const reference = await kept.settled();
    const result = await apply.run({
      ...(reference && { id: reference.id, version: reference.version }),
      form: { ...sent, promiseNumber, attachments: files.map((file) => file.id) },
    });
    if (result.ok) {
      const { id, applicationNumber } = result.data;
      onSubmitted({
        id,
        applicationNumber,
        recipientName: sources.recipient?.name ?? '',
        amount: sent.amount,
        dueOn: sent.dueOn,
      });
      return;
    }
    setRefused(result.error);
    const atFields = showFieldProblems(form, result.error.fields ?? []);
    if (atFields || isOvertaken(result.error)) setToSend(undefined);
    // A colleague may have used the rest of an invoice: reload so that proposals follow.
    if (atFields) void sources.found.refresh();
  }

  const overtaken = isOvertaken(refused) ? refused : undefined;
  const trade = sources.recipient && {
    counterpartyNo: sources.recipient.enterpriseNo,
    counterpartyName: sources.recipient.name,
    side: 'buyer' as const,
  };

  return (
    <>
      <Form form={form} onSubmit={setToSend}>
        <Page
          railLabel={t`检查与额度`}
          header={
            <PageHeader
              title={t`开立链信`}
              sub={status}
              actions={
                <>
                  <Button intent="quiet" icon={<UploadIcon aria-hidden />} onClick={onBatch}>
                    <Trans>批量开立</Trans>
                  </Button>
                  {place('issuance.manage') && (
                    <Button
                      intent="quiet"
                      icon={<CopyIcon aria-hidden />}
                      onClick={() => goTo('issuance.manage', { state: ISSUANCE_STATE_CODES.effective })}
                    >
                      <Trans>复制往期</Trans>
                    </Button>
                  )}
                </>
              }
            />
          }
          rail={
            <>
              <CheckPanel title={t`开立检查`} checks={checks} differs={differing.length > 0} awaiting={awaiting} />
              {sources.line && <QuotaPanel line={sources.line} amount={draft.amount} />}
              <GroupPanel />
            </>
          }
        >
          <SuspendedBanner
            suspension={sources.issuer?.issueSuspension}
            onOverdue={
              place('settlement.payments') === undefined
                ? undefined
                : () => goTo('settlement.payments', { state: SETTLEMENT_STATE_CODES.short })
            }
          >
            <Trans>由平台解除暂停后才能继续开立；草稿仍可保存。</Trans>
          </SuspendedBanner>
          {overtaken && (
            <Banner
              tone="critical"
              title={sentence(overtaken)}
              action={
                <Button size="sm" onClick={onReload}>
                  <Trans>刷新</Trans>
                </Button>
              }
            >
              <Trans>本页的内容没有提交。</Trans>
            </Banner>
          )}
          {!overtaken && <DraftBanner draft={kept} onReload={onReload} />}
          {start.returnedFor && <ReturnedBanner reason={start.returnedFor} />}
          <RecipientSection sources={sources} today={today} />
          <AmountSection today={today} />
          <TradeSection sources={sources} trade={trade} amount={draft.amount} onEnterContract={() => setAsking('contract')} />
          <PaymentSection sources={sources} today={today} />
          <AttachmentsSection files={files} onFilesChange={setFiles} />
          <Step at="issuance.issue" />
        </Page>
        <SubmitBar
          recipientName={sources.recipient?.name}
          amount={draft.amount}
          dueOn={draft.dueOn}
          promiseNumber={promise.number}
          obstacle={obstacle}
          busy={apply.busy}
          saving={kept.busy}
          onSave={() => void kept.save()}
          onPreview={() => setAsking('preview')}
        />
      </Form>
      {toSend && (
        <SubmitDialog
          open
          onOpenChange={() => {
            setToSend(undefined);
            setRefused(undefined);
          }}
          amount={toSend.amount}
          recipientName={sources.recipient?.name ?? ''}
          dueOn={toSend.dueOn}
          bankName={sources.line?.bankName ?? ''}
          contractNumber={sources.trade?.number ?? ''}
          invoiceCount={toSend.invoices.length}
          busy={apply.busy || promise.busy}
          error={refused ?? promise.error}
          onConfirm={() => void submit(toSend)}
        />
      )}
      {trade && (
        <ContractDialog
          trade={trade}
          open={asking === 'contract'}
          onOpenChange={(open) => setAsking(open ? 'contract' : undefined)}
          onSaved={(saved) => {
            form.setValue('contractId', saved.id, { shouldDirty: true, shouldValidate: true });
            form.setValue('contractAllowsVoucher', saved.allowsVoucher ? 'yes' : 'no', {
              shouldDirty: true,
              shouldValidate: true,
            });
          }}
        />
      )}
      <VoucherPreview
        open={asking === 'preview'}
        onOpenChange={(open) => setAsking(open ? 'preview' : undefined)}
        draft={draft}
        today={today}
        sources={sources}
      />
    </>
  );
}
