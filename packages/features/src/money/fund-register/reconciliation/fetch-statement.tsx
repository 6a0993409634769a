import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { addDays, civilDate } from '@lianxin/domain';
import { Banner, Button, DatePicker, Dialog, DialogBody, DialogContent, DialogFooter, FormField, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';

export interface FetchStatementProps {
  readonly accountId: BankAccountId;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The default period of a first statement. */
const USUAL_DAYS = 30;

export function FetchStatement({ accountId, onClose, onDone }: FetchStatementProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { data: known } = useEndpoint(contract.reconciliation.statements, { accountId });
  const { run, busy } = useAction(contract.reconciliation.fetchStatement, { quiet: true });
  const [typed, setTyped] = useState({ firstOn: '', lastOn: '' });
  const [refusal, setRefusal] = useState<string>();
  const today = known?.today;
  const firstOn = civilDate(typed.firstOn) ?? known?.nextOn ?? (today && addDays(today, -USUAL_DAYS));
  const lastOn = civilDate(typed.lastOn) ?? today;

  async function send(): Promise<void> {
    if (firstOn === undefined || lastOn === undefined) return;
    setRefusal(undefined);
    const result = await run({ accountId, firstOn, lastOn });
    if (!result.ok) {
      const [told] = (result.error.fields ?? []).map(({ message }) => message);
      return setRefusal(told ?? sentence(result.error));
    }
    const { lines, matched } = result.data;
    show({ tone: 'positive', text: t`已导入 ${lines} 行，自动对平 ${matched} 行`, durationMs: DURATION_MS.success });
    onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`从银行获取对账单`} description={t`由开户行提供所选期间的收付明细。`} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
          <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            <FormField label={t`开始日`}>
              <DatePicker
                {...(today && { max: today })}
                value={firstOn}
                onValueChange={(next) => setTyped((now) => ({ ...now, firstOn: next ?? '' }))}
              />
            </FormField>
            <FormField label={t`结束日`}>
              <DatePicker
                {...(today && { max: today })}
                value={lastOn}
                onValueChange={(next) => setTyped((now) => ({ ...now, lastOn: next ?? '' }))}
              />
            </FormField>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton intent="primary" busy={busy} disabled={today === undefined} onClick={() => void send()}>
            <Trans>获取</Trans>
          </NetworkButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
