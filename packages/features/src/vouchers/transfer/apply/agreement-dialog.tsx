import { formatMoney, sumFen, toChineseCapitals } from '@lianxin/domain';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { typedTotal } from '../../voucher/index.ts';
import type { PlannedLeg, Share } from './plan.ts';
import type { Plan } from './plan-checks.ts';

export interface AgreementDialogProps {
  readonly plan: Plan;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The agreements to be made, one for each recipient, for reading before submission. */
export function AgreementDialog({ plan, open, onOpenChange }: AgreementDialogProps) {
  const { t } = useLingui();
  const named = plan.shares.filter((share) => share.recipientNo !== '' && typedTotal(share, plan.pieces) > 0n);
  const count = named.length;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`转让协议预览`} description={t`共 ${count} 份，签署以复核通过时的内容为准`}>
        <DialogBody className="flex flex-col gap-10">
          {named.map((share) => (
            <Agreement key={share.key} share={share} plan={plan} legs={plan.legs.filter((leg) => leg.share.key === share.key)} />
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>关闭</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Agreement({ share, plan, legs }: { readonly share: Share; readonly plan: Plan; readonly legs: readonly PlannedLeg[] }) {
  const viewer = useSignedInViewer();
  const sender = viewer.enterpriseName ?? '';
  const recipient = plan.suppliers.find((one) => one.enterpriseNo === share.recipientNo)?.name ?? share.recipientNo;
  const total = sumFen(legs.map((leg) => leg.amount));
  const amount = formatMoney(total);
  const capitals = toChineseCapitals(total, { prefix: true });
  const issuers = [...new Set(legs.map((leg) => leg.piece.issuer.name))].join('、');
  const invoiceCount = new Set(legs.flatMap((leg) => leg.uses.map((use) => use.invoiceId))).size;
  return (
    <article className="mx-auto flex w-full max-w-2xl flex-col gap-3 font-instrument text-md leading-7">
      <h3 className="text-center text-lg font-semibold">
        <Trans>应收账款电子凭证转让协议</Trans>
      </h3>
      <p>
        <Trans>转让方（甲方）：{sender}</Trans>
        <br />
        <Trans>受让方（乙方）：{recipient}</Trans>
        <br />
        <Trans>债务人（开立方）：{issuers}</Trans>
      </p>
      <p>
        <Trans>
          第一条　甲方将下列凭证项下合计 {amount} 元（{capitals}）的应收账款债权转让给乙方，乙方同意受让。
        </Trans>
      </p>
      <table className="w-full border-collapse text-sm [&_td]:border [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_th]:border [&_th]:border-line [&_th]:bg-surface-inset [&_th]:px-2.5 [&_th]:py-1.5 [&_th]:text-left [&_th]:font-medium">
        <thead>
          <tr>
            <th>
              <Trans>凭证编号</Trans>
            </th>
            <th>
              <Trans>开立方</Trans>
            </th>
            <th>
              <Trans>到期日</Trans>
            </th>
            <th>
              <Trans>转让金额（元）</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {legs.map((leg) => (
            <tr key={leg.piece.id}>
              <td className="[overflow-wrap:anywhere]">{leg.piece.number}</td>
              <td>{leg.piece.issuer.name}</td>
              <td className="whitespace-nowrap">{leg.piece.dueOn}</td>
              <td className="text-right whitespace-nowrap">{formatMoney(leg.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          第二条　本次转让以双方之间的真实交易为基础，附发票 {invoiceCount}{' '}
          张。甲方保证其为上述债权的合法持有人，债权未设定质押，也未转让给他人。
        </Trans>
      </p>
      <p>
        <Trans>第三条　自乙方签收并复核通过之时起，上述债权及其从属权利归乙方所有，开立方于到期日向乙方付款。乙方有权拒收。</Trans>
      </p>
      <p>
        <Trans>第四条　乙方签收后，平台依《民法典》第五百四十六条向开立方发出债权转让通知，并留存阅读回执。</Trans>
      </p>
      <p>
        <Trans>第五条　凭证到期未获付款的，乙方可向开立方主张权利；除双方另有书面约定外，甲方不承担回购责任。</Trans>
      </p>
      <p>
        <Trans>第六条　乙方签收前，甲方可以撤回本次转让。本协议自双方电子签名之日起生效。</Trans>
      </p>
    </article>
  );
}
