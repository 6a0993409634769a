import type { CivilDate, PlanPeriod } from '@lianxin/domain';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SheetFaults, SheetSource } from '../../../../platform/sheet-import/index.ts';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly period: PlanPeriod;
  readonly today: CivilDate;
  readonly onClose: () => void;
}

/** Imports many periods from a pasted table or a CSV or XLSX file. Nothing is sent while a line has an error. */
export function ImportDialog({ period, today, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const { sheet, source, read, count, refusal, send, busy } = useImport(period, today, onClose);
  const faultCount = read?.faults.length ?? 0;
  const title = period === 'week' ? t`导入按周计划` : t`导入按月计划`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={t`导入会替换同一期间原有的计划。任何一行有问题，则全部不导入。`} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
          <SheetSource
            sheet={sheet}
            source={source}
            rows={6}
            label={t`计划表`}
            fileLabel={t`计划文件`}
            hint={
              period === 'week'
                ? t`三列：该周任意一天的日期、计划流入（元）、计划流出（元）。可从表格软件复制后粘贴。`
                : t`三列：月份（如 2026-12）、计划流入（元）、计划流出（元）。可从表格软件复制后粘贴。`
            }
          />
          <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
            {faultCount > 0 && (
              <p className="text-sm text-critical">
                <Plural value={faultCount} other="有 # 处问题，改正后才能导入。" />
              </p>
            )}
            {read && faultCount === 0 && (
              <p className="text-sm text-ink-muted">
                {count === 0 ? <Trans>没有读到计划。</Trans> : <Plural value={count} other="读到 # 个期间，没有问题。" />}
              </p>
            )}
          </div>
          {read && <SheetFaults sheet={sheet} read={read} takes="all" />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton intent="primary" busy={busy} disabled={count === 0 || faultCount > 0} onClick={() => void send()}>
            <Trans>导入</Trans>
          </NetworkButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
