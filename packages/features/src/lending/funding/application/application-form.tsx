import type { RequestOf, ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import { Banner, Button, Page, Panel, type DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { HandedIn, ReturnedBanner, type NextStep } from '../../../applications/application/index.ts';
import { NumberedClauses } from '../../../foundation/agreement/index.ts';
import { DraftBanner, useDraft, useDraftStatus } from '../../../platform/drafts/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { Step } from '../../../platform/slots/index.ts';
import { PiecePicker } from '../../../vouchers/voucher/index.ts';
import { QuoteComparison } from '../quotes/quote-comparison.tsx';
import type { QuoteRow } from '../quotes/quote-rows.tsx';
import { applicationChecks, useApplicationCheckWords } from './application-checks.ts';
import { ChosenLine, type ChosenFacts } from './chosen-line.tsx';
import { ChecksPanel, missingSentences } from './checks-panel.tsx';
import type { FormKind, FormOf, FormTypes, OpenedForm, SavedOf } from './form-kind.ts';
import { PapersPanel } from './papers-panel.tsx';
import { PurposePanel } from './purpose-panel.tsx';
import { SubmissionBanner } from './submission-banner.tsx';
import { useSubmission, type Problems, type Submitted } from './submission.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import type { Applying } from './use-applying.ts';
import { useFoldedChoice } from './use-folded-choice.ts';

type Sent<T extends FormTypes> = Submitted<RequestOf<FormKind<T>['calls']['apply']>, ResponseOf<FormKind<T>['calls']['apply']>>;

export interface ApplicationFormProps<T extends FormTypes> extends OpenedForm<T> {
  readonly kind: FormKind<T>;
  readonly applying: Applying<T['typed']>;
  /** The content of a draft, and the request; undefined while something is missing. */
  readonly draftForm: T['draft']['form'];
  readonly request: FormOf<T> | undefined;
  readonly rows: readonly QuoteRow[];
  /** The total available amount of the pieces, and their due date. */
  readonly available: Fen;
  readonly dueOn: CivilDate | undefined;
  /** The facts of the folded vouchers on a phone. */
  readonly chosen: ChosenFacts;
  /** Additional facts for the summary. @default none */
  readonly facts?: readonly DescriptionItem[];
  /** Content before the amounts, the amounts, and content after the choice of the lender. */
  readonly grouping?: ReactNode;
  readonly amounts: (problems: Problems) => ReactNode;
  readonly further?: (problems: Problems) => ReactNode;
  /** The summary and the next steps, shown after the submission. */
  readonly submitted: (sent: Sent<T>) => { readonly summary: ReactNode; readonly next: readonly NextStep[] };
  /** Continues with the remaining vouchers in another application. @default there are none */
  readonly onRest?: (() => void) | undefined;
}

/** The form of an application to a lender, with live checks in the side column. */
export function ApplicationForm<T extends FormTypes>(props: ApplicationFormProps<T>) {
  const {
    kind,
    applying,
    picking,
    draft: begun,
    returned,
    copied,
    header,
    draftForm,
    request,
    facts,
    onDraftSaved,
    onSent,
    onReload,
  } = props;
  const { name, calls, words } = kind;
  const { application, pieces, together, taken, amount, held, comparing, offer, papers, receiving, change } = applying;
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const checkWords = useApplicationCheckWords(name, papers);
  const [asking, setAsking] = useState(false);
  const submission = useSubmission(useAction(calls.apply, { quiet: true }), {
    onSent,
    onMoved: picking.refresh,
    onExpired: () => void comparing.refresh(),
  });
  const { problems } = submission;
  const choice = useFoldedChoice({ picking, isWhole: taken.length > 0 && amount !== undefined, submission });
  const { run: saveDraft } = useAction(calls.saveDraft, { quiet: true, background: true });
  const keepsDraft = !returned && (pieces.length > 0 || application.purpose !== '');
  const draft = useDraft<SavedOf<T>>({
    start: begun,
    typed: String(applying.touched),
    save: keepsDraft ? (over) => saveDraft({ ...(over && { id: over.id, version: over.version }), form: draftForm }) : undefined,
    phase: submission.sent ? 'sent' : submission.busy ? 'sending' : 'writing',
    onFirstSaved: (saved) => onDraftSaved(saved.id),
  });
  const status = useDraftStatus(draft);

  async function submit(): Promise<void> {
    if (!request || !offer?.quote) return;
    const kept = await draft.settled();
    await submission.submit(
      {
        ...request,
        ...(returned && { resubmits: { id: returned.id, version: returned.version } }),
        ...(copied && { copyOf: copied.id }),
        ...(kept && { draftId: kept.id }),
      },
      { net: offer.quote.net, lenderName: offer.lenderName, needs: offer.needs, quote: offer.quote },
    );
    setAsking(false);
  }

  if (submission.sent)
    return (
      <Page header={header(undefined)}>
        <Result {...props} sent={submission.sent} />
      </Page>
    );

  const documents = kind.documents.map(({ id, title, clauses }) => ({
    id,
    title: i18n._(title),
    text: (
      <NumberedClauses>
        {clauses.map((clause) => (
          <li key={clause.id}>{i18n._(clause)}</li>
        ))}
      </NumberedClauses>
    ),
  }));
  const checks = applicationChecks({
    kind: name,
    application,
    pieces: taken.length > 0 ? taken.map(({ piece }) => piece) : together,
    amount,
    taken: held,
    comparing,
    offer,
    ...papers,
    ...receiving,
    agreements: documents.length,
  });
  return (
    <Page
      header={header(status)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <ChecksPanel title={i18n._(words.checks)} checks={checks} wordsOf={checkWords} />
          <SubmitPanel
            id={`${name}-missing`}
            amount={amount}
            offer={offer}
            facts={facts}
            missing={missingSentences(checks, checkWords)}
            ready={request !== undefined && !comparing.asking}
            busy={submission.busy}
            saving={draft.busy}
            onSave={keepsDraft ? () => void draft.save() : undefined}
            onSubmit={() => setAsking(true)}
          />
        </>
      }
    >
      <SubmissionBanner submission={submission} net={offer?.quote?.net} />
      {returned && returned.reason !== null && <ReturnedBanner reason={returned.reason} byAnyone />}
      {copied && (
        <Banner tone="info">
          <Trans>
            内容复制自 {copied.applicationNumber}（{copied.lenderName}），请另选资金方。
          </Trans>
        </Banner>
      )}
      {picking.lost > 0 && <Banner tone="caution">{kind.lost(picking)}</Banner>}
      <DraftBanner draft={draft} onReload={onReload} />
      {choice.isFolded ? (
        <ChosenLine {...props.chosen} count={taken.length} editRef={choice.line} onEdit={choice.open} />
      ) : (
        <PiecePicker
          picking={picking}
          label={i18n._(words.pieces)}
          noneTitle={i18n._(words.noPieces)}
          failedTitle={i18n._(words.piecesFailed)}
          onChange={(chosen) => {
            picking.setChosen(chosen);
            applying.touch();
          }}
        />
      )}
      {props.grouping}
      {together.length > 0 && !choice.isFolded && (
        <Panel
          title={i18n._(words.amounts)}
          footer={
            choice.fold && (
              <Button className="ml-auto" onClick={choice.fold}>
                <Trans>选好了</Trans>
              </Button>
            )
          }
        >
          {problems.pieces !== undefined && (
            <p role="alert" className="mb-3 text-sm text-critical">
              {problems.pieces}
            </p>
          )}
          {props.amounts(problems)}
        </Panel>
      )}
      <QuoteComparison
        title={t`选择资金方`}
        comparing={comparing}
        rows={props.rows}
        words={words}
        amount={taken.length === 0 ? undefined : amount}
        available={props.available}
        dueOn={props.dueOn}
        chosen={application.lender}
        onChoose={(lender) => change({ ...kind.resetWithLender, lender })}
        onAmount={(next) => change({ amount: formatMoney(next) })}
        problem={problems.lender}
        {...(place('voucher.holdings') === undefined ? {} : { onWait: () => goTo('voucher.holdings') })}
      />
      {props.further?.(problems)}
      <PapersPanel
        papers={papers}
        asked={taken.length > 0}
        onUses={(uses) => change({ uses })}
        onOtherPieces={() => {
          if (choice.isFolded) choice.open();
          picking.chooseAnew();
          applying.touch();
        }}
        problem={problems.invoices}
      />
      <PurposePanel
        application={application}
        receiving={receiving}
        onChange={change}
        purposeLabel={i18n._(words.purpose)}
        documents={documents}
        problems={problems}
      />
      {request && offer?.quote && (
        <SubmitDialog
          open={asking}
          onOpenChange={setAsking}
          title={i18n._(words.submit)}
          consequence={i18n._(kind.consequence(offer.lenderName))}
          offer={offer}
          quote={offer.quote}
          facts={facts}
          busy={submission.busy}
          onConfirm={() => void submit()}
        />
      )}
      <Step at={`${name}.apply`} />
    </Page>
  );
}

/** The result of the submission, with the next steps. */
function Result<T extends FormTypes>(props: ApplicationFormProps<T> & { readonly sent: Sent<T> }) {
  const { kind, sent, submitted, onRest, onAgain } = props;
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const records = `${kind.name}.records` as const;
  const mayFollow = usePlace()(records) !== undefined;
  return (
    <HandedIn
      amount={sent.request.amount}
      holds={t`凭证金额和发票已预占`}
      {...submitted(sent)}
      acts={
        <>
          {onRest && (
            <Button intent="primary" onClick={onRest}>
              <Trans>接着申请其余凭证</Trans>
            </Button>
          )}
          {mayFollow && (
            <Button intent={onRest ? 'line' : 'primary'} onClick={() => goTo(records, { id: sent.answer.id })}>
              <Trans>查看进度</Trans>
            </Button>
          )}
          <Button onClick={onAgain}>{i18n._(kind.words.again)}</Button>
        </>
      }
    />
  );
}
