import { contract } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MaskedAccount, RecordSheet, TermBadge, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { useChannelName } from '../../../platform/channels/index.ts';
import { AccountCheck } from './account-check.tsx';
import { AccountLog } from './account-log.tsx';
import { isAskable, KIND_TERMS, termOf, type Account } from './account-terms.ts';
import { DefaultTags } from './default-tags.tsx';
import { Statement } from './statement.tsx';

export interface AccountSheetProps {
  readonly at: SheetPlace;
  readonly verbs: (account: Account) => readonly Verb[];
  /** Shows balance and bank statement. */
  readonly withBalances: boolean;
  readonly onChanged: () => void;
}

/** An account with details, verification, statement and log. */
export function AccountSheet({ at, verbs, withBalances, onChanged }: AccountSheetProps) {
  const { t } = useLingui();
  const shown = useRecord(contract.bankAccount.get, at.id);
  const changed = () => {
    void shown.refresh?.();
    onChanged();
  };
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(account) => account?.bankName ?? t`银行账户`}
      titleNote={(account) => <TermBadge term={termOf(account)} />}
      acts={{ name: ({ bankName }) => bankName, verbs }}
      tabs={(account) => [
        { id: 'facts', label: t`账户信息`, content: <AccountFacts account={account} withBalance={withBalances} /> },
        ...(account.acts.includes('prove')
          ? [{ id: 'check', label: t`账户验证`, content: <AccountCheck account={account} onChanged={changed} /> }]
          : []),
        ...(withBalances && isAskable(account) ? [{ id: 'statement', label: t`账户明细`, content: <Statement account={account} /> }] : []),
        { id: 'log', label: t`操作记录`, content: <AccountLog log={account.log} /> },
      ]}
    >
      {({ uses, useCount }) => {
        const numbers = uses.map(({ number }) => number).join('、');
        return (
          uses.length > 0 && (
            <Banner tone="info" title={t`该账户还有 ${useCount} 笔未完结的业务`}>
              {useCount > uses.length ? <Trans>{numbers} 等，完结后才能解绑。</Trans> : <Trans>{numbers}，完结后才能解绑。</Trans>}
            </Banner>
          )
        );
      }}
    </RecordSheet>
  );
}

function AccountFacts({ account, withBalance }: { readonly account: Account; readonly withBalance: boolean }) {
  const { t, i18n } = useLingui();
  const channelName = useChannelName();
  const { accountName, bankName, branchNumber, kind, channel, balance, balanceAt, pays } = account;
  return (
    <Descriptions
      columns={2}
      items={[
        { label: t`户名`, value: accountName },
        { label: t`账号`, value: <MaskedAccount account={account} revealable /> },
        { label: t`开户行`, value: bankName },
        { label: t`联行号`, value: branchNumber },
        { label: t`用途`, value: pays ? t`${i18n._(KIND_TERMS[kind])}，到期付款` : i18n._(KIND_TERMS[kind]) },
        { label: t`渠道`, value: channel === null ? t`不限渠道` : (channelName(channel) ?? channel) },
        { label: t`默认`, value: <DefaultTags account={account} /> },
        ...(withBalance
          ? [
              {
                label: t`余额（元）`,
                value:
                  balance === null || balanceAt === null ? (
                    t`尚未查询`
                  ) : (
                    <span className="flex flex-wrap items-baseline gap-x-2">
                      <Amount value={formatMoney(balance)} />
                      <span className="text-xs text-ink-faint tabular-nums">{shanghaiMinute(balanceAt)}</span>
                    </span>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
