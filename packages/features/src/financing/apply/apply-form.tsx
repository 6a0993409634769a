import { contract, type FinancingDetail, type FinancingDraftId, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Banner, Page, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ReturnedBanner } from '../../acting/index.ts';
import { DraftBanner, useDraft, useDraftStatus } from '../../drafts/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { Step } from '../../slots/index.ts';
import { PiecePicker, type PiecePicking } from '../../voucher/index.ts';
import { useFinancingCheckWords } from '../check-words.ts';
import { AmountFields } from '../quotes/amount-fields.tsx';
import { QuoteComparison } from '../quotes/quote-comparison.tsx';
import { draftOf, formToSend, type Application } from './application.ts';
import { applicationChecks } from './application-checks.ts';
import { ChecksPanel, SubmitPanel } from './application-rail.tsx';
import { GroupChoice } from './group-choice.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { PurposePanel } from './purpose-panel.tsx';
import { Sent } from './sent.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useFinancingSubmission } from './submission.ts';
import { SubmissionBanner } from './submission-banner.tsx';
import { useApplication } from './use-application.ts';

type Saved = ResponseOf<typeof contract.financing.saveDraft>;

export interface ApplyFormProps {
  readonly start: Application;
  /** The vouchers chosen and to choose from. */
  readonly picking: PiecePicking;
  readonly draft: Saved | undefined;
  /** The application that came back and is submitted again. */
  readonly resubmits: RequestOf<typeof contract.financing.apply>['resubmits'];
  /** The application that this one is a copy of, for another lender. */
  readonly copies: Pick<FinancingDetail, 'id' | 'applicationNumber' | 'lenderName'> | undefined;
  /** Why it was sent back. */
  readonly returnedFor: string | undefined;
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: FinancingDraftId) => void;
  /** Opens the draft anew, after it was changed elsewhere. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

/** The application itself: vouchers and amount, lender, papers, account and purpose, and a rail that checks along. */
export function ApplyForm(props: ApplyFormProps) {
  const { start, picking, draft: begun, resubmits, copies, returnedFor, header, onDraftSaved, onReload, onAgain } = props;
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const checkWords = useFinancingCheckWords();
  const applying = useApplication(start, picking.pieces, resubmits?.id);
  const { application, pieces, taken, amount, comparing, offer, group, groups, touched, change } = applying;
  const [asking, setAsking] = useState(false);
  const submission = useFinancingSubmission({
    besides: { ...(resubmits && { resubmits }), ...(copies && { copyOf: copies.id }) },
    onMoved: picking.refresh,
    onExpired: () => void comparing.refresh(),
  });
  const { problems } = submission;
  const { run: saveDraft } = useAction(contract.financing.saveDraft, {
    quiet: true,
    background: true,
  });
  const worthKeeping = !resubmits && (pieces.length > 0 || application.purpose !== '');
  const draft = useDraft<Saved>({
    start: begun,
    typed: String(touched),
    save: worthKeeping
      ? (over) =>
          saveDraft({
            ...(over && { id: over.id, version: over.version }),
            form: draftOf(applying),
          })
      : undefined,
    phase: submission.sent ? 'sent' : submission.busy ? 'sending' : 'writing',
    onFirstSaved: (saved) => onDraftSaved(saved.id),
  });
  const status = useDraftStatus(draft);
  const sending = formToSend(applying);

  async function submit(): Promise<void> {
    if (!sending || !offer?.quote) return;
    const kept = await draft.settled();
    await submission.submit(sending, kept?.id, {
      net: offer.quote.net,
      lenderName: offer.lenderName,
    });
    setAsking(false);
  }

  if (submission.sent) {
    const rest = pieces.filter(({ id }) => !group?.pieces.some((piece) => piece.id === id));
    return (
      <Page header={header(undefined)}>
        <Sent
          sent={submission.sent}
          onAgain={onAgain}
          onRest={rest.length === 0 ? undefined : () => goTo('financing.apply', { pieces: rest.map(({ id }) => id).join(',') })}
        />
      </Page>
    );
  }

  const checks = applicationChecks(applying);
  const lacking = checks.flatMap((check) => {
    const { text, detail } = checkWords(check);
    if (check.level === 'pending') return [text];
    return check.level === 'fail' ? [detail ?? text] : [];
  });
  const dueOn = group?.pieces[0]?.dueOn;
  return (
    <Page
      header={header(status)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <ChecksPanel checks={checks} />
          <SubmitPanel
            applying={applying}
            lacking={[...new Set(lacking)]}
            ready={sending !== undefined && !comparing.asking}
            busy={submission.busy}
            saving={draft.busy}
            onSave={worthKeeping ? () => void draft.save() : undefined}
            onSubmit={() => setAsking(true)}
          />
        </>
      }
    >
      <SubmissionBanner submission={submission} net={offer?.quote?.net} />
      {returnedFor !== undefined && <ReturnedBanner reason={returnedFor} />}
      {copies && (
        <Banner tone="info">
          <Trans>
            内容复制自 {copies.applicationNumber}（{copies.lenderName}），请另选资金方。
          </Trans>
        </Banner>
      )}
      {picking.lost > 0 && (
        <Banner tone="caution">
          <Plural value={picking.lost} other="# 笔凭证已不可融资，没有列入。" />
        </Banner>
      )}
      <DraftBanner draft={draft} onReload={onReload} />
      <PiecePicker
        picking={picking}
        label={t`可融资的凭证`}
        noneTitle={t`没有可融资的凭证`}
        failedTitle={t`可融资的凭证没有加载出来`}
        onChange={(chosen) => {
          picking.setChosen(chosen);
          applying.touch();
        }}
      />
      {groups.length > 1 && (
        <GroupChoice groups={groups} current={group?.key} onChange={(key) => change({ group: key, amount: undefined, uses: undefined })} />
      )}
      {group && (
        <Panel title={t`融资金额`}>
          {problems.pieces !== undefined && (
            <p role="alert" className="mb-3 text-sm text-critical">
              {problems.pieces}
            </p>
          )}
          <AmountFields
            pieces={group.pieces}
            amount={applying.amountText}
            wishedOn={application.wishedOn}
            onChange={change}
            problems={problems}
          />
        </Panel>
      )}
      <QuoteComparison
        title={t`选择资金方`}
        comparing={comparing}
        amount={taken.length === 0 ? undefined : amount}
        available={applying.available}
        dueOn={dueOn}
        chosen={application.lender}
        onChoose={(lender) => change({ lender })}
        onAmount={(next) => change({ amount: formatMoney(next) })}
        problem={problems.lender}
        {...(place('voucher.holdings') === undefined ? {} : { onWait: () => goTo('voucher.holdings') })}
      />
      <PapersPanel applying={applying} problem={problems.invoices} />
      <PurposePanel applying={applying} problems={problems} />
      {sending && offer?.quote && (
        <SubmitDialog
          open={asking}
          onOpenChange={setAsking}
          offer={offer}
          quote={offer.quote}
          busy={submission.busy}
          onConfirm={() => void submit()}
        />
      )}
      <Step at="financing.apply" />
    </Page>
  );
}
