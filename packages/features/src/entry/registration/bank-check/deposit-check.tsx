import { Button, CircleCheckIcon, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AmountForm, DepositBanner, DepositFacts, RestartActs, type Deposit } from '../../../money/bank-check/index.ts';
import { useHome } from '../../../platform/navigation/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { GuideButton } from '../guide/guide-button.tsx';
import { SupportLink } from '../result/support-link.tsx';
import { DepositTimeline } from './deposit-timeline.tsx';
import { OtherAccountDialog } from './other-account-dialog.tsx';

export interface DepositCheckProps {
  readonly deposit: Deposit;
  /** Reloads the state. */
  readonly onRefresh: () => Promise<void>;
}

/** The micro-deposit: payment details, amount, and alternatives. */
export function DepositCheck({ deposit, onRefresh }: DepositCheckProps) {
  const { t } = useLingui();
  const session = useSession();
  const navigate = useNavigate();
  const home = useHome();
  const [changing, setChanging] = useState(false);
  const { state } = deposit;

  async function enter(): Promise<void> {
    // The status has changed, so the entry rules redirect.
    await session.reload();
    void navigate(home, { replace: true });
  }

  if (state === 'verified') {
    return (
      <Panel>
        <div role="status" className="flex flex-col items-start gap-4 p-2">
          <p className="flex items-center gap-3 text-lg font-semibold">
            <CircleCheckIcon aria-hidden className="size-6 text-positive" />
            <Trans>账户验证通过</Trans>
          </p>
          <p className="text-md text-ink-muted">
            <Trans>企业已开通。下一步：添加经办岗和审核岗人员，由他们办理业务。</Trans>
          </p>
          <Button intent="primary" size="lg" onClick={() => void enter()}>
            <Trans>进入平台</Trans>
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-4">
        <DepositBanner deposit={deposit} />
        <Panel title={t`验证账户`} sub={t`由出纳在网银或回单中查收`}>
          <DepositFacts deposit={deposit} />
        </Panel>
        {state === 'paid' && (
          <Panel title={t`回填到账金额`}>
            <AmountForm deposit={deposit} onRefresh={onRefresh} />
          </Panel>
        )}
        <RestartActs deposit={deposit} onRefresh={onRefresh} onOtherAccount={() => setChanging(true)} />
      </div>
      <aside aria-label={t`进度与帮助`} className="flex min-w-0 flex-col gap-4">
        <Panel title={t`进度`}>
          <DepositTimeline deposit={deposit} />
        </Panel>
        <Panel title={t`没有收到款项？`}>
          <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm text-ink-muted marker:text-ink-faint">
            <li>
              <Trans>核对账号与开户网点是否正确</Trans>
            </li>
            <li>
              <Trans>按汇款方名称查询 1 元以下的入账</Trans>
            </li>
            <li>
              <Trans>超过 3 个工作日仍未到账，可以重新打款或更换账户，也可以联系客服查询</Trans>
            </li>
          </ul>
          <div className="mt-3 -ml-3.5 flex flex-wrap">
            <GuideButton />
            <SupportLink />
          </div>
        </Panel>
      </aside>
      {changing && <OtherAccountDialog deposit={deposit} onClose={() => setChanging(false)} onRefresh={onRefresh} />}
    </div>
  );
}
