import { useMessageText } from '@lianxin/forms';
import { Button, DataTable, DownloadIcon, type Column } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLine, download, ListCard } from '../lists/index.ts';
import { reasonedRowsOf } from './sheet-file.ts';
import { SheetNotices } from './sheet-notices.tsx';
import type { SheetFace, SheetFault, SheetRead } from './sheet.ts';

export interface SheetFaultsProps {
  readonly sheet: SheetFace;
  readonly read: SheetRead;
  /** Whether the file to put right has the wrong rows alone, or all of them where a sheet is taken whole or not at all. @default 'wrong' */
  readonly takes?: 'wrong' | 'all';
}

/** How a fault is said in the person's language. */
function useFaultWords(): (fault: Pick<SheetFault, 'problem'>) => string {
  const { i18n } = useLingui();
  const said = useMessageText();
  return ({ problem }) => (typeof problem === 'string' ? (said(problem) ?? '') : i18n._(problem));
}

/** Notices about a sheet and its invalid cells with their reasons. The rows can be downloaded and corrected. */
export function SheetFaults({ sheet, read, takes = 'wrong' }: SheetFaultsProps) {
  const { t, i18n } = useLingui();
  const wordsOf = useFaultWords();
  const { faults } = read;
  const wrong = read.rows.filter(({ line }) => faults.some((fault) => fault.line === line));
  const lines = wrong.length;
  const labelOf = (column: string) => {
    const label = sheet.columns[column]?.label;
    return label === undefined ? column : i18n._(label);
  };
  const shown = faults.map((fault) => ({ ...fault, field: labelOf(fault.column), said: wordsOf(fault) }));
  const columns = useMemo<readonly Column<(typeof shown)[number]>[]>(
    () => [
      { id: 'line', header: t`行`, cell: ({ line }) => line },
      { id: 'field', header: t`栏目`, cell: ({ field }) => field },
      { id: 'text', header: t`内容`, cell: ({ text }) => <span className="break-all whitespace-normal">{text || '—'}</span> },
      { id: 'problem', header: t`问题`, cell: ({ said }) => <span className="whitespace-normal">{said}</span> },
    ],
    [t],
  );
  if (faults.length === 0) return <SheetNotices sheet={sheet} read={read} />;
  const name = i18n._(sheet.name);
  const take = async () =>
    download(
      `${takes === 'all' ? t`${name}（问题说明）` : t`${name}（有问题的行）`}.xlsx`,
      await reasonedRowsOf(
        sheet,
        { faults, rows: takes === 'all' ? read.rows : wrong },
        { name: t`问题`, say: (fault) => `${labelOf(fault.column)}：${wordsOf(fault)}` },
        (words) => i18n._(words),
      ),
    );
  return (
    <div className="flex flex-col gap-2">
      <SheetNotices sheet={sheet} read={read} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-muted">
          <Plural value={lines} other="# 行有问题。可下载后在文件中改正，再重新导入。" />
        </p>
        <Button size="sm" icon={<DownloadIcon aria-hidden />} onClick={() => void take()}>
          {takes === 'all' ? <Trans>下载问题说明</Trans> : <Trans>下载有问题的行</Trans>}
        </Button>
      </div>
      <DataTable
        label={t`有问题的行`}
        columns={columns}
        rows={shown}
        rowKey={({ line, column, said }) => `${line}:${column}:${said}`}
        height="min(40dvh, 320px)"
        renderCard={({ line, field, text, said }) => (
          <ListCard lead={<Trans>第 {line} 行</Trans>} badge={said}>
            <CardLine>
              <span>{field}</span>
              <span className="break-all">{text || '—'}</span>
            </CardLine>
          </ListCard>
        )}
      />
    </div>
  );
}
