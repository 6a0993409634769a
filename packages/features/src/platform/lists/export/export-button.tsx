import { Button, DownloadIcon, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CollectedRows } from './every-row.ts';
import type { ExportFormat } from './save-list.ts';
import type { ExportControl } from './export-rows.ts';
import { useExport } from './use-export.ts';
import type { ExportColumn } from './workbook.ts';

export interface ExportButtonProps {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** All rows of the filter as texts by column. Reports its progress. */
  readonly rows: (taking: ExportControl) => Promise<CollectedRows<readonly string[]>>;
  /** Further menu items. @default none */
  readonly children?: ReactNode;
}

/** Exports a list as a workbook or CSV. The writer is loaded on demand. */
export function ExportButton({ name, columns, rows, children }: ExportButtonProps) {
  const { t, i18n } = useLingui();
  const { take, busy } = useExport();
  const takeAs = (format: ExportFormat) => () => {
    const put = async (taken: CollectedRows<readonly string[]>) => {
      const { saveList } = await import('./save-list.ts');
      await saveList(format, { name, columns, taken }, i18n);
    };
    void take({ name, rows, put });
  };

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button intent="line" size="sm" icon={<DownloadIcon aria-hidden />} busy={busy}>
          <Trans>导出</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={takeAs('xlsx')}>{t`Excel 表格（.xlsx）`}</DropdownMenuItem>
        <DropdownMenuItem onSelect={takeAs('csv')}>{t`文本表格（.csv）`}</DropdownMenuItem>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
