import { contract, type RequestOf, type ResponseOf, type TransferDraftId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, sumFen, toChineseCapitals } from '@lianxin/domain';
import { AlertDialog, Banner, Button, Page, Panel, PlusIcon } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ReturnedBanner } from '../../../applications/application/index.ts';
import { DraftBanner, useDraft, useDraftStatus } from '../../../platform/drafts/index.ts';
import { NumberCell } from '../../../platform/lists/index.ts';
import { useContract } from '../../../platform/pickers/index.ts';
import { Step } from '../../../platform/slots/index.ts';
import { PiecePicker, typedTotal, type PiecePicking } from '../../voucher/index.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { missing } from './missing.ts';
import { draftLegs, sharedEqually, type Share } from './plan.ts';
import { planChecks } from './plan-checks.ts';
import { ChecksPanel, RemainingPanel, SubmitPanel } from './plan-rail.tsx';
import { SubmittedResult } from './submitted-result.tsx';
import { ShareCard } from './share-card.tsx';
import { useSubmission } from './submission.ts';
import { SubmissionBanner } from './submission-banner.tsx';
import { usePlan, type PlanStart } from './use-plan.ts';

type Saved = ResponseOf<typeof contract.transfer.saveDraft>;

export interface ApplyFormProps {
  readonly start: PlanStart;
  /** Pieces selected and available. */
  readonly picking: PiecePicking;
  readonly draft: Saved | undefined;
  /** The returned transfer to resubmit: its voucher is fixed and it has one recipient. */
  readonly resubmits: RequestOf<typeof contract.transfer.apply>['resubmits'];
  /** The reviewer's reason. */
  readonly returnedFor: string | undefined;
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: TransferDraftId) => void;
  /** Called after submission. */
  readonly onSent: () => void;
  /** Reopens a draft changed elsewhere. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

/** The form: pieces, recipients, and a rail with totals. */
export function ApplyForm(props: ApplyFormProps) {
  const { start, picking, draft: begun, resubmits, returnedFor, header, onDraftSaved, onSent, onReload, onAgain } = props;
  const { t, i18n } = useLingui();
  const planning = usePlan(start, picking.pieces);
  const { plan, touched } = planning;
  const { pieces, shares, legs, suppliers } = plan;
  const judged = useEndpoint(contract.transfer.check, pieces.length === 0 ? null : { pieceIds: pieces.map(({ id }) => id) }, {
    quiet: true,
    keepPreviousData: true,
  });
  const worthKeeping = !resubmits && (pieces.length > 0 || shares.some((share) => share.recipientNo !== ''));
  const submission = useSubmission(resubmits ? { resubmits } : {}, { onSent, onMoved: picking.refresh });
  const [asking, setAsking] = useState<'preview' | 'submit'>();
  const { run: saveDraft } = useAction(contract.transfer.saveDraft, { quiet: true, background: true });
  const draft = useDraft<Saved>({
    start: begun,
    typed: String(touched),
    save: worthKeeping
      ? (over) => saveDraft({ ...(over && { id: over.id, version: over.version }), legs: draftLegs(shares, pieces, legs) })
      : undefined,
    phase: phaseOf(),
    onFirstSaved: (saved) => onDraftSaved(saved.id),
  });
  const status = useDraftStatus(draft);

  function phaseOf(): 'writing' | 'sending' | 'sent' {
    if (submission.sent) return 'sent';
    return submission.busy ? 'sending' : 'writing';
  }

  async function submit(): Promise<void> {
    const kept = await draft.settled();
    await submission.submit(legs, kept?.id);
    setAsking(undefined);
  }

  const nameOf = (recipientNo: string) => suppliers.find((one) => one.enterpriseNo === recipientNo)?.name ?? recipientNo;
  if (submission.sent) {
    const { answer, legs: sent } = submission.sent;
    return (
      <Page header={header(undefined)}>
        <SubmittedResult
          answer={answer}
          legs={sent.map((leg) => ({ leg, recipientName: nameOf(leg.share.recipientNo) }))}
          onAgain={onAgain}
        />
      </Page>
    );
  }

  const lacking = missing(plan, i18n);
  const total = sumFen(legs.map((leg) => leg.amount));
  const { lost } = picking;
  const several = shares.length > 1;
  return (
    <Page
      header={header(status)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <RemainingPanel plan={plan} />
          <ChecksPanel checks={planChecks(plan, judged.data?.checks ?? [])} />
          <SubmitPanel
            plan={plan}
            lacking={lacking}
            busy={submission.busy}
            saving={draft.busy}
            onSave={worthKeeping ? () => void draft.save() : undefined}
            onPreview={() => setAsking('preview')}
            onSubmit={() => setAsking('submit')}
          />
        </>
      }
    >
      <SubmissionBanner submission={submission} />
      {returnedFor !== undefined && <ReturnedBanner reason={returnedFor} />}
      {lost > 0 && (
        <Banner tone="caution">
          <Plural value={lost} other="# 笔凭证已不可转让，没有列入。" />
        </Banner>
      )}
      <DraftBanner draft={draft} onReload={onReload} />
      {resubmits ? (
        <Panel title={t`来源凭证`}>
          {pieces.map((piece) => (
            <NumberCell key={piece.id} number={piece.number} />
          ))}
        </Panel>
      ) : (
        <PiecePicker
          picking={picking}
          label={t`可转让的凭证`}
          noneTitle={t`没有可转让的凭证`}
          failedTitle={t`可转让的凭证没有加载出来`}
          onChange={(chosen) => {
            picking.setChosen(chosen);
            planning.touch();
          }}
        />
      )}
      {shares.map((share, index) => (
        <ShareCard
          key={share.key}
          index={index}
          share={share}
          planning={planning}
          problems={submission.problems.get(share.key) ?? {}}
          onRemove={several ? () => planning.removeShare(share.key) : undefined}
        />
      ))}
      {!resubmits && (
        <div className="flex flex-wrap gap-3">
          <Button icon={<PlusIcon aria-hidden />} onClick={planning.addShare}>
            <Trans>添加被转让人</Trans>
          </Button>
          {several && pieces.length > 0 && (
            <Button intent="quiet" onClick={() => planning.changeShares(sharedEqually(shares, pieces))}>
              <Trans>平均分给各方</Trans>
            </Button>
          )}
        </div>
      )}
      <AgreementDialog plan={plan} open={asking === 'preview'} onOpenChange={() => setAsking(undefined)} />
      <AlertDialog
        open={asking === 'submit'}
        needsNetwork
        onOpenChange={() => setAsking(undefined)}
        title={t`提交转让复核`}
        amount={`¥ ${formatMoney(total)}`}
        facts={
          <>
            <span lang="zh-CN">{toChineseCapitals(total, { prefix: true })}</span>
            <ul>
              {shares.map((share) => (
                <ShareFact key={share.key} share={share} name={nameOf(share.recipientNo)} total={formatMoney(typedTotal(share, pieces))} />
              ))}
            </ul>
          </>
        }
        consequence={t`提交后这些金额转为“转让中”，不能另作他用。本企业审核岗复核通过后由被转让人签收，签收前可以撤回。`}
        confirmLabel={t`提交复核`}
        busy={submission.busy}
        onConfirm={() => void submit()}
      />
      <Step at="transfer.apply" />
    </Page>
  );
}

interface ShareFactProps {
  readonly share: Share;
  readonly name: string;
  readonly total: string;
}

/** A recipient in the confirmation: name, amount, trade. */
function ShareFact({ share, name, total }: ShareFactProps) {
  const contractNumber = useContract(share.contractId)?.number ?? '';
  const invoiceCount = share.invoices.length;
  return (
    <li>
      <span className="flex justify-between gap-4">
        <span>{name}</span>
        <span className="tabular-nums">{total}</span>
      </span>
      <span className="block">
        <Trans>
          依据合同 {contractNumber}，发票 {invoiceCount} 张
        </Trans>
      </span>
    </li>
  );
}
