import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { CivilDate, PlanPeriod } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { DURATION_MS, useNotices, useSentence } from '../../../../platform/notices/index.ts';
import { readSheet, useSheetSource } from '../../../../platform/sheet-import/index.ts';
import { checkPlan, PLAN_SHEETS, planRowsOf } from './read-plan.ts';

/** A pasted table or a file, which is imported completely or not at all. */
export function useImport(period: PlanPeriod, today: CivilDate, onDone: () => void) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.capitalPlan.importRows, { quiet: true });
  const sheet = PLAN_SHEETS[period];
  const source = useSheetSource({ rows: sheet.rowsMax });
  const { table } = source;
  const read = useMemo(
    () =>
      table === undefined
        ? undefined
        : checkPlan(
            period,
            readSheet(sheet, table, (words) => i18n._(words)),
            today,
          ),
    [table, period, sheet, today, i18n],
  );
  const { rows, lines } = useMemo(() => (read === undefined ? { rows: [], lines: [] } : planRowsOf(period, read)), [read, period]);
  // A refusal belongs to the table that was sent.
  const [refused, setRefused] = useState<{ readonly words: string; readonly of: typeof table }>();

  async function send(): Promise<void> {
    if (read === undefined || rows.length === 0 || read.faults.length > 0) return;
    setRefused(undefined);
    const result = await run({ period, rows: [...rows] });
    if (!result.ok) {
      // The server's errors contain the index of the row, which is mapped to the line of the table.
      const [first] = (result.error.fields ?? []).map(({ path, message }) => ({
        line: lines[Number(/^rows\.(\d+)\./.exec(path)?.[1])],
        words: message,
      }));
      const { line, words } = first ?? { line: undefined, words: sentence(result.error) };
      return setRefused({ words: line === undefined ? sentence(result.error) : t`第 ${line} 行：${words}`, of: table });
    }
    const { added, replaced } = result.data;
    show({ tone: 'positive', text: t`已导入：新增 ${added} 个期间，替换 ${replaced} 个期间`, durationMs: DURATION_MS.success });
    onDone();
  }

  return { sheet, source, read, count: rows.length, refusal: refused?.of === table ? refused?.words : undefined, send, busy };
}
