import { contract, type FinancingDetail, type FinancingDraftId, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Banner, Page, Panel } from '@lianxin/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useDraft, useDraftStatus } from '../../../platform/drafts/index.ts';
import {
  applicationChecks,
  ApplicationNotes,
  ChecksPanel,
  lackingOf,
  PapersPanel,
  PurposePanel,
  SubmitDialog,
  SubmitPanel,
  useApplicationCheckWords,
  useSubmission,
} from '../../funding/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { Step } from '../../../platform/slots/index.ts';
import { PiecePicker, type PiecePicking } from '../../../vouchers/voucher/index.ts';
import { AmountFields } from '../quotes/amount-fields.tsx';
import { FinancingComparison } from '../quotes/financing-comparison.tsx';
import { AssignmentTerms, EntrustmentTerms } from './agreement-texts.tsx';
import { AGREEMENTS, draftOf, formToSend, type Application } from './application.ts';
import { GroupChoice } from './group-choice.tsx';
import { SubmittedResult } from './submitted-result.tsx';
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
  /** It was handed in. */
  readonly onSent: () => void;
  /** Opens the draft anew, after it was changed elsewhere. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

/** The application itself: vouchers and amount, lender, papers, account and purpose, and a rail that checks along. */
export function ApplyForm(props: ApplyFormProps) {
  const { start, picking, draft: begun, resubmits, copies, returnedFor, header, onDraftSaved, onSent, onReload, onAgain } = props;
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const applying = useApplication(start, picking.pieces, resubmits?.id);
  const { application, pieces, taken, amount, comparing, offer, papers, receiving, group, groups, touched, change } = applying;
  const checkWords = useApplicationCheckWords('financing', papers);
  const [asking, setAsking] = useState(false);
  const submission = useSubmission(useAction(contract.financing.apply, { quiet: true }), {
    onSent,
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
    await submission.submit(
      { ...sending, ...(resubmits && { resubmits }), ...(copies && { copyOf: copies.id }), ...(kept && { draftId: kept.id }) },
      { net: offer.quote.net, lenderName: offer.lenderName },
    );
    setAsking(false);
  }

  if (submission.sent) {
    const rest = pieces.filter(({ id }) => !group?.pieces.some((piece) => piece.id === id));
    return (
      <Page header={header(undefined)}>
        <SubmittedResult
          sent={submission.sent}
          onAgain={onAgain}
          onRest={rest.length === 0 ? undefined : () => goTo('financing.apply', { pieces: rest.map(({ id }) => id).join(',') })}
        />
      </Page>
    );
  }

  const checks = applicationChecks({
    kind: 'financing',
    application,
    pieces: taken.length > 0 ? taken.map(({ piece }) => piece) : (group?.pieces ?? []),
    amount,
    taken: amount,
    comparing,
    offer,
    ...papers,
    ...receiving,
    agreements: AGREEMENTS.length,
  });
  const dueOn = group?.pieces[0]?.dueOn;
  return (
    <Page
      header={header(status)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <ChecksPanel title={t`融资检查`} checks={checks} wordsOf={checkWords} />
          <SubmitPanel
            id="financing-missing"
            amount={amount}
            offer={offer}
            lacking={lackingOf(checks, checkWords)}
            ready={sending !== undefined && !comparing.asking}
            busy={submission.busy}
            saving={draft.busy}
            onSave={worthKeeping ? () => void draft.save() : undefined}
            onSubmit={() => setAsking(true)}
          />
        </>
      }
    >
      <ApplicationNotes
        submission={submission}
        net={offer?.quote?.net}
        returnedFor={returnedFor}
        copies={copies}
        lost={
          picking.lost > 0 && (
            <Banner tone="caution">
              <Plural value={picking.lost} other="# 笔凭证已不可融资，没有列入。" />
            </Banner>
          )
        }
        draft={draft}
        onReload={onReload}
      />
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
      <FinancingComparison
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
      <PapersPanel
        papers={papers}
        asked={taken.length > 0}
        onUses={(uses) => change({ uses })}
        onOtherPieces={() => {
          picking.chooseAnew();
          applying.touch();
        }}
        problem={problems.invoices}
      />
      <PurposePanel
        application={application}
        receiving={receiving}
        onChange={change}
        purposeLabel={t`融资用途`}
        documents={[
          { id: 'assignment', title: t`应收账款转让与融资约定`, text: <AssignmentTerms /> },
          { id: 'entrustment', title: t`融资办理委托与信息授权书`, text: <EntrustmentTerms /> },
        ]}
        problems={problems}
      />
      {sending && offer?.quote && (
        <SubmitDialog
          open={asking}
          onOpenChange={setAsking}
          title={t`提交融资复核`}
          consequence={t`提交后这些金额转为“融资中”，不能另作他用。本企业审核岗须在报价有效期内复核，${{ lenderName: offer.lenderName }}受理前可以撤回。`}
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
