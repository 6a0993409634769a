import type { contract, RequestOf, TransferDraftId } from '@lianxin/api/contract';
import { formatMoney, sumFen, shanghaiMinute } from '@lianxin/domain';
import { AlertDialog, Banner, Button, Page, Panel, PlusIcon } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { NumberCell } from '../../lists/index.ts';
import { Step } from '../../slots/index.ts';
import { useUnsaved } from '../../tabs/index.ts';
import { PiecePicker, typedTotal, type PiecePicking } from '../../voucher/index.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { missing } from './missing.ts';
import { draftLegs, sharedEqually } from './plan.ts';
import { planChecks } from './plan-checks.ts';
import { ChecksPanel, RemainingPanel, SubmitPanel } from './plan-rail.tsx';
import { Sent } from './sent.tsx';
import { ShareCard } from './share-card.tsx';
import { useSubmission } from './submission.ts';
import { SubmissionBanner } from './submission-banner.tsx';
import { useDraft, type Saved } from './use-draft.ts';
import { usePlan, type PlanStart } from './use-plan.ts';

export interface ApplyFormProps {
  readonly start: PlanStart;
  /** The vouchers chosen and to choose from. */
  readonly picking: PiecePicking;
  readonly draft: Saved | undefined;
  /** The returned transfer that is submitted again: its one voucher stays, it has one recipient. */
  readonly resubmits: RequestOf<typeof contract.transfer.apply>['resubmits'];
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: TransferDraftId) => void;
  readonly onAgain: () => void;
}

/** The application itself: vouchers, recipients, and a rail that counts along. */
export function ApplyForm({ start, picking, draft: begun, resubmits, header, onDraftSaved, onAgain }: ApplyFormProps) {
  const { t, i18n } = useLingui();
  const planning = usePlan(start, picking.pieces);
  const { plan, touched } = planning;
  const { pieces, shares, legs, suppliers } = plan;
  const worthKeeping = !resubmits && (pieces.length > 0 || shares.some((share) => share.recipientNo !== ''));
  const submission = useSubmission(resubmits ? { resubmits } : {}, picking.refresh);
  const [asking, setAsking] = useState<'preview' | 'submit'>();
  const draft = useDraft({
    saved: begun,
    touched,
    legs: worthKeeping ? draftLegs(shares, pieces, legs) : undefined,
    automatic: asking !== 'submit' && submission.sent === undefined,
    onFirstSaved: (saved) => onDraftSaved(saved.id),
  });
  useUnsaved(draft.dirty && submission.sent === undefined);

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
        <Sent answer={answer} legs={sent.map((leg) => ({ leg, recipientName: nameOf(leg.share.recipientNo) }))} onAgain={onAgain} />
      </Page>
    );
  }

  const lacking = missing(plan, i18n);
  const { lost } = picking;
  const savedTime = draft.saved ? shanghaiMinute(draft.saved.savedAt).slice(11) : '';
  const several = shares.length > 1;
  return (
    <Page
      header={header(draft.saved && !draft.dirty ? <Trans>草稿 {savedTime} 已保存</Trans> : undefined)}
      railLabel={t`检查与提交`}
      rail={
        <>
          <RemainingPanel plan={plan} />
          <ChecksPanel checks={planChecks(plan)} />
          <SubmitPanel
            plan={plan}
            lacking={lacking}
            busy={submission.busy}
            saving={draft.busy}
            onSave={resubmits || !worthKeeping ? undefined : draft.save}
            onPreview={() => setAsking('preview')}
            onSubmit={() => setAsking('submit')}
          />
        </>
      }
    >
      <SubmissionBanner submission={submission} />
      {lost > 0 && (
        <Banner tone="caution">
          <Plural value={lost} other="# 笔凭证已不可转让，没有列入。" />
        </Banner>
      )}
      {draft.error && (
        <Banner tone="caution" title={draft.conflict ? t`草稿已在别处修改` : t`草稿没有保存`}>
          {draft.conflict ? (
            <Trans>为免覆盖，不再自动保存；您可以继续填写并提交。</Trans>
          ) : (
            <Trans>稍后会再次保存，您填写的内容没有丢失。</Trans>
          )}
        </Banner>
      )}
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
        amount={`¥${formatMoney(sumFen(legs.map((leg) => leg.amount)))}`}
        facts={
          <ul>
            {shares.map((share) => (
              <li key={share.key} className="flex justify-between gap-4">
                <span>{nameOf(share.recipientNo)}</span>
                <span className="tabular-nums">{formatMoney(typedTotal(share, pieces))}</span>
              </li>
            ))}
          </ul>
        }
        consequence={t`提交后这些金额转为“转让中”，不能另作他用。贵司审核岗复核通过后由对方签收，签收前可以撤回。`}
        confirmLabel={t`提交复核`}
        busy={submission.busy}
        onConfirm={() => void submit()}
      />
      <Step at="transfer.apply" />
    </Page>
  );
}
