import { contract, type FeeItem, type FileView } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { fen, feesCanWait, formatMoney, needsUkeyAgreement, toChineseCapitals } from '@lianxin/domain';
import { Amount, Button, Checkbox, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DocumentLink } from '../../../foundation/agreement/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { FeeTable } from './fee-table.tsx';
import { keepFailures, keptFailures } from './kept-failures.ts';
import { ReceivingAccount } from './receiving-account.tsx';
import { useDeclareFees } from './use-declare-fees.ts';

/** The page is reloaded this long after the last response (specification §4). */
export const RELOAD_AFTER_MS = 1_500;

export interface FeeDialogProps {
  readonly items: readonly FeeItem[];
  readonly enterpriseName: string | undefined;
  readonly onLater: () => void;
  readonly onReload: () => void;
  /** Offered for mandatory fees, so that nobody is locked in. Left out if the person can close the dialog. */
  readonly onSignOut?: (() => void) | undefined;
  /** Initial selection. @default 'mandatory' */
  readonly chosenAtFirst?: 'mandatory' | 'all' | undefined;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** 缴费: account, fees, and declaring the payment. */
export function FeeDialog({ items, enterpriseName, onLater, onReload, onSignOut, chosenAtFirst = 'mandatory' }: FeeDialogProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy, outcomes } = useDeclareFees();
  const [failures] = useState(keptFailures);
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(items.filter((item) => chosenAtFirst === 'all' || item.mandatory === 1).map(({ id }) => id)),
  );
  const [proof, setProof] = useState<FileView | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const refusedId = useId();
  const [reloading, setReloading] = useState(false);
  const chosen = items.filter((item) => selected.has(item.id) && outcomes.get(item.id)?.declared !== true);
  const needsAgreement = needsUkeyAgreement(chosen);
  const { data: ukey } = useEndpoint(contract.documents.get, needsUkeyAgreement(items) ? { id: 'ukeyFeeAgreement' } : null, {
    quiet: true,
  });
  const total = fen(chosen.reduce((sum, { amount }) => sum + amount, 0n));
  const count = chosen.length;
  const canWait = onSignOut === undefined || feesCanWait(items);
  const held = busy || reloading;
  const unticked = refused && !agreed;

  const warn = (text: string) => show({ tone: 'caution', text, durationMs: DURATION_MS.business });

  async function submit(): Promise<void> {
    if (held) return;
    if (count === 0) return warn(t`请至少选择一条数据进行缴费！`);
    setRefused(needsAgreement && !agreed);
    if (needsAgreement && !agreed) return warn(t`请先阅读并同意协议`);
    const ended = await run(chosen, { agreement: ukey && { id: ukey.id, version: ukey.version }, proof: proof?.id });
    const entries = [...ended].flatMap(([id, outcome]): [string, string][] => (outcome.declared ? [] : [[id, outcome.why]]));
    // If nothing was declared, do not reload, so that the reasons stay visible.
    if (entries.length === ended.size) return;
    keepFailures(Object.fromEntries(entries));
    setReloading(true);
    await delay(RELOAD_AFTER_MS);
    onReload();
  }

  return (
    <Dialog open onOpenChange={(open) => open || held || onLater()}>
      <DialogContent title={t`缴费`} blocking={!canWait || held} {...(enterpriseName === undefined ? {} : { description: enterpriseName })}>
        <DialogBody className="flex flex-col gap-5">
          <section className="flex flex-col gap-2">
            <h3 className="text-sm text-ink-muted">
              <Trans>请转账到以下收款账户</Trans>
            </h3>
            <ReceivingAccount />
          </section>
          <section className="flex flex-col gap-2">
            <h3 className="text-sm text-ink-muted">
              <Trans>待缴项目</Trans>
            </h3>
            <FeeTable
              items={items}
              selected={selected}
              busy={held}
              outcomes={outcomes}
              failures={failures}
              onSelect={(id, on) => setSelected((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))}
            />
          </section>
          <section className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <h3 className="text-ink-muted">
              <Trans>缴费凭证</Trans>
            </h3>
            <UploadCell
              label={t`缴费凭证`}
              file={proof}
              empty={t`可选，上传银行回单可加快核对`}
              accept="image/png,image/jpeg,image/webp,application/pdf"
              onUploaded={setProof}
            />
          </section>
          <div className="flex flex-wrap items-end justify-between gap-3">
            {needsAgreement ? (
              <div className="text-sm">
                <span className="flex items-start gap-1">
                  <Checkbox
                    checked={agreed}
                    disabled={held}
                    {...(unticked ? { 'aria-invalid': true, 'aria-describedby': refusedId } : {})}
                    onCheckedChange={setAgreed}
                  >
                    <Trans>已阅读并同意</Trans>
                  </Checkbox>
                  <DocumentLink id="ukeyFeeAgreement" />
                </span>
                {unticked && (
                  <p id={refusedId} className="pl-6 text-xs text-critical">
                    <Trans>勾选后才能确认缴费</Trans>
                  </p>
                )}
              </div>
            ) : (
              <span />
            )}
            <p aria-live="polite" className="ml-auto text-right text-sm text-ink-muted">
              <Trans>已选 {count} 项，合计</Trans>
              <Amount value={formatMoney(total)} currency="¥" size="2xl" tone="ink" className="ml-2 text-ink" />
              <span className="block">
                <Trans>大写</Trans> <span className="text-ink">{toChineseCapitals(total, { prefix: true })}</span>
              </span>
            </p>
          </div>
        </DialogBody>
        <DialogFooter note={<Trans>转账完成后再确认。平台核对到账后生效，期间不影响查看。</Trans>}>
          {canWait ? (
            <Button onClick={onLater} disabled={held}>
              <Trans>稍后处理</Trans>
            </Button>
          ) : (
            <Button intent="quiet" onClick={onSignOut} disabled={held}>
              <Trans>退出登录</Trans>
            </Button>
          )}
          <NetworkButton intent="primary" busy={held} onClick={() => void submit()}>
            <Trans>我已缴费</Trans>
          </NetworkButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
