import type { AccountView } from '@lianxin/api/contract';
import { Button, Descriptions, Dialog, DialogBody, DialogContent, DialogFooter, Panel, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MaskedAccount } from '../../../platform/lists/index.ts';
import { useState } from 'react';
import { AccountChoice, useOwnAccounts } from '../../../platform/pickers/index.ts';

export interface AccountPanelProps {
  readonly account: AccountView | null;
  /** Selects another account. @default it is fixed */
  readonly onChange?: ((account: AccountView) => void) | undefined;
}

/** The receiving account, with a choice of the enterprise's others. */
export function AccountPanel({ account, onChange }: AccountPanelProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  return (
    <Panel
      title={t`收款账户`}
      extra={
        onChange && (
          <TextLink asChild className="min-h-6">
            <button type="button" onClick={() => setChoosing(true)}>
              <Trans>更换</Trans>
            </button>
          </TextLink>
        )
      }
    >
      {account === null ? (
        <p className="text-sm text-ink-muted">
          <Trans>还没有指定收款账户。</Trans>
        </p>
      ) : (
        <Descriptions
          items={[
            { label: t`户名`, value: account.accountName },
            { label: t`账号`, value: <MaskedAccount account={account} revealable /> },
            { label: t`开户行`, value: account.bankName },
          ]}
        />
      )}
      <Dialog open={choosing} onOpenChange={setChoosing}>
        {choosing && onChange && (
          <ChoiceDialog
            current={account}
            onChoose={(chosen) => {
              onChange(chosen);
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        )}
      </Dialog>
    </Panel>
  );
}

function ChoiceDialog({
  current,
  onChoose,
  onCancel,
}: {
  readonly current: AccountView | null;
  readonly onChoose: (account: AccountView) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useLingui();
  const accounts = useOwnAccounts();
  const [id, setId] = useState<string | undefined>(current?.id);
  const chosen = accounts.data?.find((account) => account.id === id);
  return (
    <DialogContent size="sm" title={t`更换收款账户`}>
      <DialogBody>
        <AccountChoice accounts={accounts} value={id} onValueChange={setId} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>
          <Trans>取消</Trans>
        </Button>
        <Button intent="primary" disabled={chosen === undefined || !chosen.verified} onClick={() => chosen && onChoose(chosen)}>
          <Trans>使用此账户</Trans>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
