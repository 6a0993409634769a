import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { Button, EmptyState, LoadingRegion, NetworkButton, Panel, Select, SkeletonText, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPage, useList } from '../../../platform/lists/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { DURATION_MS, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { BalancePanel } from './balance-panel.tsx';
import { FetchStatement } from './fetch-statement.tsx';
import { ImportStatement } from './import-statement.tsx';
import { LineCard } from './line-card.tsx';
import { lineFilters } from './line-filters.ts';
import { PickEntry } from './pick-entry.tsx';
import type { StatementLine } from './statement-terms.ts';
import { useLineActs } from './use-line-acts.ts';
import { LINE_COLUMNS_HIDDEN, useLineColumns } from './use-line-columns.tsx';

const ACCOUNT = { account: '' } as const;

/** The register compared with the bank's statements, account by account. */
export function ReconciliationView() {
  const { t } = useLingui();
  const { data: accounts, error, refresh } = useEndpoint(contract.bankAccount.list, {}, { quiet: true });
  const [{ account: asked }, change] = useQueryState(ACCOUNT);
  const chosen = accounts?.find(({ id }) => id === asked) ?? accounts?.[0];
  if (error && accounts === undefined)
    return (
      <Panel>
        <FailureState error={error} onRetry={() => void refresh()} />
      </Panel>
    );
  if (accounts === undefined)
    return (
      <Panel>
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      </Panel>
    );
  if (chosen === undefined)
    return (
      <Panel>
        <EmptyState title={t`还没有银行账户`}>
          <Trans>添加并验证账户后，就可以与银行对账。</Trans>
        </EmptyState>
      </Panel>
    );
  return (
    <OfAccount
      key={chosen.id}
      accountId={chosen.id}
      choice={
        <Select
          aria-label={t`对账账户`}
          value={chosen.id}
          onValueChange={(id) => change({ account: id })}
          options={accounts.map(({ id, bankName, accountNumber }) => ({ value: id, label: `${bankName} ${accountNumber}` }))}
        />
      }
    />
  );
}

interface OfAccountProps {
  readonly accountId: BankAccountId;
  readonly choice: ReactNode;
}

function OfAccount({ accountId, choice }: OfAccountProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const filters = useMemo(() => lineFilters(accountId), [accountId]);
  const list = useList({ name: 'statementLines', filters, hiddenAtFirst: LINE_COLUMNS_HIDDEN });
  const balance = useEndpoint(contract.reconciliation.balance, { accountId }, { quiet: true });
  const { run: matchAgain, busy } = useAction(contract.reconciliation.matchAgain);
  const [asking, setAsking] = useState<'import' | 'fetch'>();
  const [picking, setPicking] = useState<StatementLine>();
  const refresh = () => void Promise.all([list.refresh(), balance.refresh()]);
  const acts = useLineActs({ pick: setPicking, refresh });
  const done = () => {
    setAsking(undefined);
    setPicking(undefined);
    refresh();
  };

  async function lookAgain(): Promise<void> {
    const result = await matchAgain({ accountId });
    if (!result.ok) return;
    const { matched } = result.data;
    show({ tone: 'positive', text: t`自动对平 ${matched} 行`, durationMs: DURATION_MS.success });
    refresh();
  }

  return (
    <ListPage
      above={
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-64 flex-1">{choice}</div>
          <Button intent="primary" icon={<UploadIcon aria-hidden />} onClick={() => setAsking('import')}>
            <Trans>导入对账单</Trans>
          </Button>
          <Button onClick={() => setAsking('fetch')}>
            <Trans>从银行获取</Trans>
          </Button>
          <NetworkButton busy={busy} onClick={() => void lookAgain()}>
            <Trans>重新自动对账</Trans>
          </NetworkButton>
        </div>
      }
      list={list}
      columns={useLineColumns()}
      label={t`银行对账单明细`}
      rowKey={(row) => row.id}
      rowLabel={(row) => `${row.bookedOn} ${row.serial}`}
      verbs={acts.verbs}
      unfound={t`没有符合条件的明细`}
      empty={
        <EmptyState title={t`还没有对账单`}>
          <Trans>导入银行对账单，或从银行获取，系统会先按流水号、再按金额、日期和对方户名自动对账。</Trans>
        </EmptyState>
      }
      renderCard={(row, card) => <LineCard row={row} acts={card.acts} />}
    >
      {balance.data && <BalancePanel sheet={balance.data} />}
      {acts.dialogs}
      {asking === 'import' && <ImportStatement accountId={accountId} onClose={() => setAsking(undefined)} onDone={done} />}
      {asking === 'fetch' && <FetchStatement accountId={accountId} onClose={() => setAsking(undefined)} onDone={done} />}
      {picking && <PickEntry accountId={accountId} line={picking} onClose={() => setPicking(undefined)} onDone={done} />}
    </ListPage>
  );
}
