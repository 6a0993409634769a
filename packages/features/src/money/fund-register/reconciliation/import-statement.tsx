import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { addDays, civilDate, closingOfLines, formatMoney, type StatementBefore } from '@lianxin/domain';
import { MoneyInput, readMoney } from '@lianxin/forms';
import { Banner, Button, DatePicker, Dialog, DialogBody, DialogContent, DialogFooter, FormField, NetworkButton } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { readSheet, SheetFaults, SheetSource, useSheetSource } from '../../../platform/sheet-import/index.ts';
import { checkStatement, headOf, linesOf, statementSheet } from './read-statement.ts';
import { WHOLE_PROBLEMS } from './statement-words.ts';

export interface ImportStatementProps {
  readonly accountId: BankAccountId;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Imports a bank statement, pasted or from a file. Nothing is sent while a cell is faulty. */
export function ImportStatement({ accountId, onClose, onDone }: ImportStatementProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { data: known } = useEndpoint(contract.reconciliation.statements, { accountId });
  const { run, busy } = useAction(contract.reconciliation.importStatement, { quiet: true });
  const source = useSheetSource({ rows: statementSheet.rowsMax });
  const { table } = source;
  const [typed, setTyped] = useState({ firstOn: '', lastOn: '', opening: '', closing: '' });
  // A refusal belongs to the table that was sent.
  const [refused, setRefused] = useState<{ readonly words: string; readonly of: typeof table }>();
  const refusal = refused?.of === table ? refused?.words : undefined;
  const read = useMemo(() => (table === undefined ? undefined : readSheet(statementSheet, table, (words) => i18n._(words))), [table, i18n]);
  const taken = useMemo(() => (read === undefined ? { lines: [], places: [] } : linesOf(read)), [read]);
  const said = headOf(taken);
  const nextOn = known?.nextOn ?? undefined;
  const before: StatementBefore | undefined =
    nextOn !== undefined && known?.closing != null ? { lastOn: addDays(nextOn, -1), closing: known.closing } : undefined;
  const firstOn = civilDate(typed.firstOn) ?? nextOn ?? said.firstOn;
  const lastOn = civilDate(typed.lastOn) ?? said.lastOn;
  const opening = readMoney(typed.opening) ?? before?.closing ?? said.opening;
  const closing = readMoney(typed.closing) ?? said.closing;
  const head = firstOn && lastOn && opening !== undefined && closing !== undefined ? { firstOn, lastOn, opening, closing } : undefined;
  const found: Partial<ReturnType<typeof checkStatement>> & Pick<ReturnType<typeof checkStatement>, 'whole'> =
    read && head ? checkStatement(read, taken, head, before) : { ...(read && { read }), whole: [] };
  const count = taken.lines.length;
  const faultCount = found.read?.faults.length ?? 0;
  const comesTo = read && opening !== undefined ? formatMoney(closingOfLines(opening, taken.lines)) : undefined;

  async function send(): Promise<void> {
    if (!read || !head) return;
    const result = await run({ accountId, ...head, lines: taken.lines.map((line) => ({ ...line })) });
    if (!result.ok) {
      const [told] = (result.error.fields ?? []).map(({ path, message }) => ({
        line: taken.places[Number(/^lines\.(\d+)\./.exec(path)?.[1])],
        words: message,
      }));
      const { line, words } = told ?? { line: undefined, words: sentence(result.error) };
      return setRefused({ words: line === undefined ? words : t`第 ${line} 行：${words}`, of: table });
    }
    const { lines, matched } = result.data;
    show({ tone: 'positive', text: t`已导入 ${lines} 行，自动对平 ${matched} 行`, durationMs: DURATION_MS.success });
    onDone();
  }
  const day = (key: 'firstOn' | 'lastOn', label: string, value: string | undefined) => (
    <FormField label={label}>
      <DatePicker value={value ?? null} onValueChange={(next) => setTyped((now) => ({ ...now, [key]: next ?? '' }))} />
    </FormField>
  );
  const balance = (key: 'opening' | 'closing', label: string, value: string) => (
    <FormField label={label}>
      <MoneyInput
        size="md"
        capitals={false}
        value={typed[key] || value}
        onValueChange={(next) => setTyped((now) => ({ ...now, [key]: next }))}
      />
    </FormField>
  );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`导入银行对账单`} description={t`对账单须逐份衔接。任何一处有问题，则全部不导入。`} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
          <SheetSource
            sheet={statementSheet}
            source={source}
            label={t`对账单明细`}
            hint={t`按模板的八列，从早到晚；可从表格软件复制后粘贴。`}
            fileLabel={t`对账单文件`}
          />
          <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            {day('firstOn', t`开始日`, firstOn)}
            {day('lastOn', t`结束日`, lastOn)}
            {balance('opening', t`期初余额`, opening === undefined ? '' : formatMoney(opening))}
            {balance('closing', t`期末余额`, closing === undefined ? '' : formatMoney(closing))}
          </div>
          <div aria-live="polite" className="flex flex-col gap-2 text-sm empty:hidden">
            {faultCount > 0 && (
              <p className="text-critical">
                <Plural value={faultCount} other="有 # 处问题，改正后才能导入。" />
              </p>
            )}
            {found.whole.map((problem) => {
              const words = WHOLE_PROBLEMS[problem];
              return (
                words && (
                  <p key={problem} className="text-critical">
                    {i18n._(words)}
                  </p>
                )
              );
            })}
            {found.whole.includes('sumDiffers') && comesTo !== undefined && (
              <p>
                <Trans>按各行计算的期末余额为 {comesTo} 元。</Trans>
              </p>
            )}
            {read && head && faultCount === 0 && found.whole.length === 0 && (
              <p className="text-ink-muted">
                <Plural value={count} other="读到 # 行，没有问题。" />
              </p>
            )}
          </div>
          {found.read !== undefined && <SheetFaults sheet={statementSheet} read={found.read} takes="all" />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton
            intent="primary"
            busy={busy}
            disabled={!read || !head || faultCount > 0 || found.whole.length > 0}
            onClick={() => void send()}
          >
            <Trans>导入</Trans>
          </NetworkButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
