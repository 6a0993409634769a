import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  EmptyState,
  FormField,
  NetworkButton,
  RadioGroup,
  SkeletonText,
  Textarea,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { FUND_DIRECTION_WORDS } from '../register/fund-terms.ts';
import type { StatementLine } from './statement-terms.ts';

export interface PickEntryProps {
  readonly accountId: BankAccountId;
  readonly line: StatementLine;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const REASON_MAX = 100;

/** Selects the entry for a bank line; a different amount needs a reason. */
export function PickEntry({ accountId, line, onClose, onDone }: PickEntryProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const { data, error, refresh } = useEndpoint(contract.fundRegister.list, {
    page: 1,
    pageSize: 50,
    accountId,
    direction: line.direction,
    states: ['unmatched'],
  });
  const match = useAction(contract.reconciliation.match);
  const explain = useAction(contract.reconciliation.explain);
  const [entryId, setEntryId] = useState('');
  const [reason, setReason] = useState('');
  // Entries of the same amount first.
  const entries = (data?.list ?? []).toSorted((one, other) => Number(other.amount === line.amount) - Number(one.amount === line.amount));
  const chosen = entries.find(({ id }) => id === entryId);
  const differs = chosen !== undefined && chosen.amount !== line.amount;
  const { bookedOn } = line;
  const name = line.counterpartyName || '—';
  const amount = formatMoney(line.amount);
  const direction = i18n._(FUND_DIRECTION_WORDS[line.direction]);
  const busy = match.busy || explain.busy;

  async function send(): Promise<void> {
    if (!chosen) return;
    const sides = { lineId: line.id, entryId: chosen.id };
    const result = differs ? await explain.run({ ...sides, difference: 'amountDiffers', reason }) : await match.run(sides);
    if (!result.ok) return;
    show({ tone: 'positive', text: differs ? t`已说明差异` : t`已对平`, durationMs: DURATION_MS.success });
    onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`选择登记明细`} description={t`${bookedOn}，${direction} ${amount} 元，${name}`} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
          {data === undefined && !error && <SkeletonText lines={4} />}
          {data?.list.length === 0 && (
            <EmptyState title={t`没有可选的登记`}>
              <Trans>本账户没有同方向、未对账的登记。可以说明差异，或先补录。</Trans>
            </EmptyState>
          )}
          {entries.length > 0 && (
            <RadioGroup
              name="entry"
              aria-label={t`未对账的登记`}
              value={entryId}
              onValueChange={setEntryId}
              options={entries.map((entry) => ({
                value: entry.id,
                label: `${entry.bookedOn}　¥ ${formatMoney(entry.amount)}　${entry.counterpartyName}　${entry.number}`,
              }))}
            />
          )}
          {differs && (
            <FormField label={t`金额不一致的原因`} required>
              <Textarea rows={2} maxLength={REASON_MAX} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
            </FormField>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton intent="primary" busy={busy} disabled={!chosen || (differs && reason.trim() === '')} onClick={() => void send()}>
            {differs ? <Trans>说明差异</Trans> : <Trans>对平</Trans>}
          </NetworkButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
