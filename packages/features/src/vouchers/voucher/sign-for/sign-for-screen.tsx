import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
import type { AccountView } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  EmptyState,
  IconButton,
  Page,
  PageHeader,
  Panel,
  PrinterIcon,
  Skeleton,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonDialog, TermBadge, usePrintSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo, usePlace, useQueryState, useRecordName } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { SigningDialog } from '../../../foundation/signing/index.ts';
import { INCOMING_TERMS, useParties } from '../../../platform/terms/index.ts';
import { TradeEvidence } from '../../../trade/papers/index.ts';
import { PartiesPanel } from '../detail/parties-panel.tsx';
import { VoucherFace } from '../face/voucher-face.tsx';
import { PromiseLetterButton } from '../promise/promise-letter-button.tsx';
import { AccountPanel } from './account-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DecisionPanel, type Decision } from './decision-panel.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { useRefusalReasons } from './refusal-reasons.ts';
import type { Subject, SubjectKind } from './subject.ts';
import { TermPanel } from './term-panel.tsx';
import { usePending } from './use-pending.ts';
import { useSignForNotices } from './use-sign-for-notices.ts';
import { useSignForActs } from './use-sign-for-acts.ts';
import { useSubject } from './use-subject.ts';

const QUERY = { kind: '', id: '' } as const;
const KINDS: readonly SubjectKind[] = ['issuance', 'transfer'];

/** An incoming voucher to read, check, and sign for or refuse. */
export function SignForScreen() {
  const { t } = useLingui();
  const [{ kind, id }] = useQueryState(QUERY);
  const { subject, error, refresh } = useSubject(
    KINDS.find((known) => known === kind),
    id,
  );
  useRecordName(subject === undefined ? error && null : subject.number);
  if (subject) return <Loaded key={`${subject.kind} ${subject.id}`} subject={subject} refresh={refresh} />;
  return (
    <Page header={<PageHeader title={t`签收链信`} />}>
      {id === '' ? (
        <EmptyState
          title={t`没有选定要签收的链信`}
          action={
            <PlaceButton to="voucher.signForList" intent="primary">
              <Trans>去链信签收</Trans>
            </PlaceButton>
          }
        >
          <Trans>请在链信签收中选择一笔。</Trans>
        </EmptyState>
      ) : error ? (
        <FailureState title={t`链信没有加载出来`} error={error} onRetry={() => void refresh()} />
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-[420px] w-full" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Page>
  );
}

function useDecision({ state, acts, isOwn, twoReviews }: Subject): Decision {
  const { role } = useSignedInViewer();
  if (state === 'awaitingSignature' && acts.includes('sign')) return 'sign';
  if (state !== 'awaitingSignatureReview' || role !== 'reviewer') return 'none';
  if (isOwn) return 'ownConfirm';
  if (twoReviews?.isMine === true) return 'passedFirst';
  return acts.includes('signConfirm') ? 'confirm' : 'none';
}

function Loaded({ subject, refresh }: { readonly subject: Subject; readonly refresh: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const acts = useSignForActs();
  const tell = useSignForNotices();
  const reasons = useRefusalReasons();
  const { sentence } = useParties();
  const [agreed, setAgreed] = useState(false);
  const [chosen, setChosen] = useState<AccountView>();
  const [asking, setAsking] = useState<'refuse' | 'sendBack'>();
  const [failure, setFailure] = useState<ApiError>();
  const [reading, setReading] = useState(false);
  const decision = useDecision(subject);
  const account = chosen ?? subject.account;
  const term = INCOMING_TERMS[subject.state];
  const face = subject.face(i18n._(term.label));
  const { print, sheet } = usePrintSheet(<VoucherFace {...face} />);
  const amount = formatMoney(subject.amount);

  async function finish(doing: ReturnType<typeof acts.sign>, act: Parameters<typeof tell>[0]): Promise<void> {
    const outcome = await doing;
    if (outcome === 'turnedBack') return;
    // An unknown result can be retried in place; after a conflict the reason stays visible.
    const stays = outcome !== 'done' && (isLost(outcome) || (asking !== undefined && isOvertaken(outcome)));
    setFailure(stays ? outcome : undefined);
    if (!stays) setAsking(undefined);
    if (outcome === 'done') tell(act, subject.number);
    // It has been answered: no further answer before it is reloaded.
    setReading(true);
    await refresh();
    setReading(false);
  }

  const checks = <ChecksPanel subject={subject} account={account ?? undefined} />;
  return (
    <Page
      header={<SubjectHeader subject={subject} onPrint={print} />}
      railWidth="wide"
      railLabel={t`核对与决定`}
      rail={
        <>
          <div className="max-desktop:hidden">{checks}</div>
          <AccountPanel account={account} onChange={decision === 'sign' ? setChosen : undefined} />
          <DecisionPanel
            decision={decision}
            twoReviews={subject.twoReviews}
            agreed={agreed}
            onAgreedChange={setAgreed}
            busy={acts.busy || reading}
            obstacle={account === null ? t`请先选择收款账户` : undefined}
            onSign={() => void finish(acts.sign(subject, account?.id), 'sign')}
            onRefuse={() => setAsking('refuse')}
            onConfirm={() => void finish(acts.confirm(subject), subject.twoReviews?.firstName === null ? 'confirmFirst' : 'confirm')}
            onSendBack={() => setAsking('sendBack')}
          />
        </>
      }
    >
      <OutcomeBanner subject={subject} />
      <VoucherFace {...face} />
      <PartiesPanel level={2} {...subject.parties} offered={subject.state !== 'signed'} />
      <div className="desktop:hidden">{checks}</div>
      <TermPanel issuedOn={subject.issuedOn} dueOn={subject.dueOn} reason={subject.termReason} />
      {subject.remark !== undefined && subject.remark !== '' && (
        <Panel title={t`备注`} sub={subject.fromName}>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{subject.remark}</p>
        </Panel>
      )}
      <TradeEvidence contract={subject.contract} invoices={subject.invoices} amount={subject.amount} />
      <SigningDialog {...acts.dialog} />
      <ReasonDialog
        key={asking ?? 'none'}
        open={asking !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setAsking(undefined);
          setFailure(undefined);
        }}
        title={asking === 'refuse' ? t`拒签 ${{ number: subject.number }}` : t`退回经办 ${{ number: subject.number }}`}
        amount={`¥ ${amount}`}
        facts={sentence(subject.kind, 'counterparty', { from: subject.fromName, to: '' })}
        consequence={
          asking === 'refuse'
            ? t`拒签后本笔关闭并退回${{ sender: subject.fromName }}，不能再签收。您依合同收取货款的权利不受影响。`
            : t`退回后回到待签收，由经办岗重新核对。`
        }
        reader={asking === 'refuse' ? subject.fromName : t`本企业经办岗`}
        suggestions={asking === 'refuse' ? reasons : []}
        confirmLabel={asking === 'refuse' ? t`拒签` : t`退回经办`}
        danger={asking === 'refuse'}
        busy={acts.busy}
        error={failure}
        onConfirm={(reason) =>
          void (asking === 'refuse' ? finish(acts.refuse(subject, reason), 'refuse') : finish(acts.sendBack(subject, reason), 'sendBack'))
        }
      />
      {sheet}
    </Page>
  );
}

function SubjectHeader({ subject, onPrint }: { readonly subject: Subject; readonly onPrint: () => void }) {
  const { t } = useLingui();
  const place = usePlace();
  const goTo = useGoTo();
  const { rows, total } = usePending();
  const index = rows.findIndex((row) => row.kind === subject.kind && row.id === subject.id);
  const row = rows[index];
  const position = index + 1;
  const open = (to: number) => {
    const next = rows[to];
    if (next) goTo('voucher.signFor', { kind: next.kind, id: next.id });
  };
  const list = place('voucher.signForList');
  const left = row?.remainingDays ?? undefined;
  const pending = subject.state === 'awaitingSignature';
  return (
    <PageHeader
      title={t`签收链信`}
      status={<TermBadge term={INCOMING_TERMS[subject.state]} />}
      sub={
        pending &&
        subject.signDeadline && (
          <span className="inline-flex items-center gap-1.5 text-ink-muted">
            <ClockIcon aria-hidden size={16} strokeWidth={1.5} />
            {left === undefined
              ? t`签收截止 ${{ deadline: subject.signDeadline }}`
              : t`签收截止 ${{ deadline: subject.signDeadline }}，还有 ${left} 天`}
          </span>
        )
      }
      {...(list && {
        breadcrumbs: [{ label: t`供应商` }, { label: t`链信签收`, href: `#${list}` }, { label: t`签收链信` }],
      })}
      actions={
        <>
          {index >= 0 ? (
            <span className="flex items-center gap-2 text-sm text-ink-muted">
              <Trans>
                待处理 {position} / {total}
              </Trans>
              <IconButton
                intent="line"
                size="sm"
                label={t`上一笔`}
                icon={<ChevronLeftIcon aria-hidden />}
                disabled={index === 0}
                onClick={() => open(index - 1)}
              />
              <IconButton
                intent="line"
                size="sm"
                label={t`下一笔`}
                icon={<ChevronRightIcon aria-hidden />}
                disabled={index >= rows.length - 1}
                onClick={() => open(index + 1)}
              />
            </span>
          ) : (
            rows.length > 0 && (
              <Button intent="primary" icon={<ChevronRightIcon aria-hidden />} onClick={() => open(0)}>
                <Trans>下一笔，还有 {total} 笔</Trans>
              </Button>
            )
          )}
          {subject.letter && <PromiseLetterButton letter={subject.letter} />}
          <Button intent="line" className="max-tablet:hidden" icon={<PrinterIcon aria-hidden />} onClick={onPrint}>
            <Trans>打印</Trans>
          </Button>
        </>
      }
    />
  );
}
