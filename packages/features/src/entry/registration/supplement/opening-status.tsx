import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Banner, Button, Descriptions, Panel, RefreshCwIcon, StatusBadge } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { useHome } from '../../../platform/navigation/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { minuteOf } from '../minute-of.ts';

export type Opening = ResponseOf<typeof contract.enterprise.bankAOpening>;

const TONES = { needsInformation: 'caution', processing: 'info', returned: 'critical', opened: 'positive' } as const;

/** Bank A's progress, with its own code. */
export function OpeningStatus({ opening, onRefresh }: { readonly opening: Opening; readonly onRefresh: () => Promise<void> }) {
  const { t } = useLingui();
  const sentence = useSentence();
  const session = useSession();
  const navigate = useNavigate();
  const home = useHome();
  const mayAsk = usePermission('enterprise.register');
  const ask = useAction(contract.bankAccount.confirmBankAVerification, { quiet: true });
  const words: Record<Opening['stage'], string> = {
    needsInformation: t`待补充资料`,
    processing: t`银行处理中`,
    returned: t`银行退回`,
    opened: t`已开通`,
  };
  const { status } = opening;
  const word = words[opening.stage];

  async function check(): Promise<void> {
    await ask.run({});
    await onRefresh();
  }

  async function enter(): Promise<void> {
    await session.reload();
    void navigate(home, { replace: true });
  }

  return (
    <>
      {opening.stage === 'returned' && (
        <Banner tone="critical" title={t`银行退回了资料`}>
          {opening.reason ?? t`请核对资料后重新提交，需要了解原因请联系客服。`}
        </Banner>
      )}
      {ask.error && <Banner tone="caution">{sentence(ask.error)}</Banner>}
      <Panel title={t`银行账户开通`} extra={<StatusBadge tone={TONES[opening.stage]}>{word}</StatusBadge>}>
        <Descriptions
          columns={2}
          layout="above"
          items={[
            { id: 'name', label: t`账户户名`, value: opening.accountName },
            { id: 'status', label: t`银行状态`, value: status === null ? word : t`${word}（代码 ${status}）` },
            { id: 'number', label: t`银行账号`, value: opening.accountNumber },
            { id: 'branch', label: t`开户网点`, value: [opening.branchName, opening.branchNumber].filter(Boolean).join('　') },
            { id: 'submitted', label: t`提交时间`, value: minuteOf(opening.submittedAt) },
          ].filter(({ value }) => Boolean(value))}
        />
        {opening.stage === 'processing' && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {mayAsk && (
              <Button icon={<RefreshCwIcon />} busy={ask.busy} onClick={() => void check()}>
                <Trans>向银行查询</Trans>
              </Button>
            )}
            <span className="text-sm text-ink-muted">
              <Trans>银行通常在 1 个工作日内完成核验，本页会自动更新。</Trans>
            </span>
          </div>
        )}
        {opening.stage === 'opened' && (
          <Button intent="primary" className="mt-4" onClick={() => void enter()}>
            <Trans>进入平台</Trans>
          </Button>
        )}
      </Panel>
    </>
  );
}
