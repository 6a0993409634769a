import type { CancellationCheck } from '@lianxin/domain';
import { CircleCheckIcon, CircleXIcon, Panel, Tag, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../platform/navigation/index.ts';
import type { Cancellation } from './cancellation-terms.ts';

/** Open items to finish first, with links. */
export function Checklist({ checks }: Pick<Cancellation, 'checks'>) {
  const { t } = useLingui();
  const place = usePlace();
  const left = checks.filter((one) => one.left > 0).length;
  const facts: Readonly<Record<CancellationCheck, { readonly label: string; readonly hint: string; readonly to: string | undefined }>> = {
    held: { label: t`持有的凭证`, hint: t`须已兑付、转让或融资转出`, to: place('voucher.holdings') ?? place('treasury.assets') },
    issued: { label: t`开立的凭证`, hint: t`须全部到期结清`, to: place('issuance.manage') ?? place('settlement.payments') },
    financing: { label: t`融资`, hint: t`须全部结清`, to: place('financing.records') ?? place('treasury.repayments') },
    pledge: {
      label: t`质押贷款与担保`,
      hint: t`须还清并解质`,
      to: place('pledge.records') ?? place('lending.pledges') ?? place('treasury.repayments'),
    },
    fees: { label: t`未缴费用`, hint: t`须缴清并由平台确认`, to: place('home.workbench') },
    pending: { label: t`办理中的业务`, hint: t`开立、签收、转让、授信和信息变更的申请须办结或撤回`, to: place('home.workbench') },
  };
  return (
    <Panel title={<Trans>注销条件</Trans>} sub={left === 0 ? <Trans>已全部满足</Trans> : <Trans>还有 {left} 项未满足</Trans>}>
      <ul aria-label={t`注销条件`} className="divide-y divide-line text-sm">
        {checks.map(({ check, left: count }) => {
          const { label, hint, to } = facts[check];
          const done = count === 0;
          return (
            <li key={check} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0">
              {done ? <CircleCheckIcon aria-hidden className="text-positive" /> : <CircleXIcon aria-hidden className="text-critical" />}
              <span className="min-w-0 flex-1">
                {label} <span className="text-ink-muted">{hint}</span>
              </span>
              {done ? <Tag tone="positive">{t`已满足`}</Tag> : <Tag tone="critical">{t`剩余 ${count} 笔`}</Tag>}
              {!done && to !== undefined && (
                <TextLink asChild>
                  <Link to={to} aria-label={t`去处理${label}`}>
                    <Trans>去处理</Trans>
                  </Link>
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
