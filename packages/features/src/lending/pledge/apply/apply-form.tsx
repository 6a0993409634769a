import { contract, type PledgeDetail, type PledgeDraftId, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
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
import { GuarantorChoice } from '../quotes/guarantor-choice.tsx';
import { PledgeComparison } from '../quotes/pledge-comparison.tsx';
import { PledgeFields } from '../quotes/pledge-fields.tsx';
import { EntrustmentTerms, PledgeTerms } from './agreement-texts.tsx';
import { AGREEMENTS, draftOf, formToSend, type PledgeApplication } from './application.ts';
import { SubmittedResult } from './submitted-result.tsx';
import { usePledgeApplication } from './use-application.ts';
import { usePledgeFacts } from './use-pledge-facts.ts';

type Saved = ResponseOf<typeof contract.pledge.saveDraft>;

export interface ApplyFormProps {
  readonly start: PledgeApplication;
  /** The vouchers chosen and to choose from. */
  readonly picking: PiecePicking;
  readonly draft: Saved | undefined;
  /** The application that came back and is submitted again. */
  readonly resubmits: RequestOf<typeof contract.pledge.apply>['resubmits'];
  /** The application that this one is a copy of, for another lender. */
  readonly copies: Pick<PledgeDetail, 'id' | 'applicationNumber' | 'lenderName'> | undefined;
  /** Why it was sent back. */
  readonly returnedFor: string | undefined;
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: PledgeDraftId) => void;
  /** It was handed in. */
  readonly onSent: () => void;
  /** Opens the draft anew, after it was changed elsewhere. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

/** The application itself: vouchers, what is pledged and lent, lender and guarantor, papers, account and purpose, and a rail that checks along. */
export function ApplyForm(props: ApplyFormProps) {
  const { start, picking, draft: begun, resubmits, copies, returnedFor, header, onDraftSaved, onSent, onReload, onAgain } = props;
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const applying = usePledgeApplication(start, picking.pieces);
  const { application, pieces, taken, pledged, amount, comparing, offer, guarantor, papers, receiving, touched, change } = applying;
  const checkWords = useApplicationCheckWords('pledge', papers);
  const facts = usePledgeFacts(applying);
  const [asking, setAsking] = useState(false);
  const submission = useSubmission(useAction(contract.pledge.apply, { quiet: true }), {
    onSent,
    onMoved: picking.refresh,
    onExpired: () => void comparing.refresh(),
  });
  const { problems } = submission;
  const { run: saveDraft } = useAction(contract.pledge.saveDraft, {
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
    return (
      <Page header={header(undefined)}>
        <SubmittedResult sent={submission.sent} guarantorName={guarantor?.guarantor.name} onAgain={onAgain} />
      </Page>
    );
  }

  const checks = applicationChecks({
    kind: 'pledge',
    application,
    pieces: taken.length > 0 ? taken.map(({ piece }) => piece) : pieces,
    amount,
    taken: pledged,
    comparing,
    offer,
    ...papers,
    ...receiving,
    agreements: AGREEMENTS.length,
  });
  return (
    <Page
      header={header(status)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <ChecksPanel title={t`质押检查`} checks={checks} wordsOf={checkWords} />
          <SubmitPanel
            id="pledge-missing"
            amount={amount}
            offer={offer}
            facts={facts}
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
              <Plural value={picking.lost} other="# 笔凭证已不可质押，没有列入。" />
            </Banner>
          )
        }
        draft={draft}
        onReload={onReload}
      />
      <PiecePicker
        picking={picking}
        label={t`可质押的凭证`}
        noneTitle={t`没有可质押的凭证`}
        failedTitle={t`可质押的凭证没有加载出来`}
        onChange={(chosen) => {
          picking.setChosen(chosen);
          applying.touch();
        }}
      />
      {pieces.length > 0 && (
        <Panel title={t`质押与贷款`}>
          {problems.pieces !== undefined && (
            <p role="alert" className="mb-3 text-sm text-critical">
              {problems.pieces}
            </p>
          )}
          <PledgeFields
            pieces={pieces}
            pledged={applying.pledgedText}
            amount={applying.amountText}
            repayOn={application.repayOn}
            wishedOn={application.wishedOn}
            firstDueOn={applying.firstDueOn}
            offer={offer}
            onChange={change}
            problems={problems}
          />
        </Panel>
      )}
      <PledgeComparison
        comparing={comparing}
        amount={taken.length === 0 ? undefined : amount}
        available={pledged ?? ZERO_FEN}
        dueOn={applying.firstDueOn}
        chosen={application.lender}
        onChoose={(lender) => change({ lender, guarantorNo: undefined })}
        onAmount={(next) => change({ amount: formatMoney(next) })}
        problem={problems.lender}
        {...(place('voucher.holdings') === undefined ? {} : { onWait: () => goTo('voucher.holdings') })}
      />
      {applying.asksGuarantor && (
        <GuarantorChoice
          guarantors={applying.guarantors}
          chosen={guarantor}
          amount={amount}
          onChoose={(one) => change({ guarantorNo: one.guarantor.enterpriseNo ?? undefined })}
          problem={problems.guarantorNo}
        />
      )}
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
        purposeLabel={t`贷款用途`}
        documents={[
          { id: 'pledge', title: t`质押合同`, text: <PledgeTerms /> },
          { id: 'entrustment', title: t`登记委托书`, text: <EntrustmentTerms /> },
        ]}
        problems={problems}
      />
      {sending && offer?.quote && (
        <SubmitDialog
          open={asking}
          onOpenChange={setAsking}
          title={t`提交质押复核`}
          consequence={t`提交后所质押的金额转为“质押申请中”，不能转让或融资。本企业审核岗须在报价有效期内复核，${{ lenderName: offer.lenderName }}受理前可以撤回。`}
          offer={offer}
          quote={offer.quote}
          facts={facts}
          busy={submission.busy}
          onConfirm={() => void submit()}
        />
      )}
      <Step at="pledge.apply" />
    </Page>
  );
}
