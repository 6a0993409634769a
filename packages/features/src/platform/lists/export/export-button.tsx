import { Button, DownloadIcon, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Taken } from './every-row.ts';
import type { ExportFormat } from './save-list.ts';
import type { Taking } from './take-rows.ts';
import { useTaking } from './use-taking.ts';
import type { ExportColumn } from './workbook.ts';

export interface ExportButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** Every row of the current filter, a text for each column; told how far it has come, it says so. */
  readonly rows: (taking: Taking) => Promise<Taken<readonly string[]>>;
  /** What else it may be taken along as: items of the menu. @default nothing */
  readonly children?: ReactNode;
}

/** Takes a list along as a workbook or as CSV. What writes the file is fetched when it is first asked for. */
export function ExportButton({ name, columns, rows, children }: ExportButtonProps) {
  const { t, i18n } = useLingui();
  const { take, busy } = useTaking();
  const takeAs = (format: ExportFormat) => () => {
    const put = async (taken: Taken<readonly string[]>) => {
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
