import { Button, DownloadIcon, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { csvOf, download } from './csv.ts';
import type { ExportColumn } from './xlsx.ts';

export interface ExportButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** Every row of the current filter, a text for each column. */
  readonly rows: () => Promise<readonly (readonly string[])[]>;
}

/** Takes a list along as a workbook or as CSV. What writes the workbook is fetched when it is first asked for. */
export function ExportButton({ name, columns, rows }: ExportButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);

  async function take(write: (rows: readonly (readonly string[])[]) => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await write(await rows());
    } finally {
      setBusy(false);
    }
  }
  const takeWorkbook = () =>
    take(async (cells) => {
      const { xlsxOf } = await import('./xlsx.ts');
      download(`${name}.xlsx`, await xlsxOf(columns, cells));
    });
  const takeText = () =>
    take((cells) => {
      download(`${name}.csv`, csvOf([columns.map((column) => column.name), ...cells]));
      return Promise.resolve();
    });

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button intent="line" size="sm" icon={<DownloadIcon aria-hidden />} busy={busy}>
          <Trans>导出</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => void takeWorkbook()}>{t`Excel 表格（.xlsx）`}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void takeText()}>{t`文本表格（.csv）`}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
