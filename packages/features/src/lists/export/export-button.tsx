import { Button, DownloadIcon, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { download } from './download.ts';
import type { Taken } from './every-row.ts';
import type { Taking } from './take-rows.ts';
import { useTaking } from './use-taking.ts';
import type { ExportColumn } from './xlsx.ts';

type Cells = readonly string[];

export interface ExportButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** Every row of the current filter, a text for each column; told how far it has come, it says so. */
  readonly rows: (taking: Taking) => Promise<Taken<Cells>>;
}

/** Takes a list along as a workbook or as CSV; a file that leaves rows out says so in its name. What writes the file is fetched when it is first asked for. */
export function ExportButton({ name, columns, rows }: ExportButtonProps) {
  const { t } = useLingui();
  const { take, busy } = useTaking();
  const nameOf = ({ rows: { length: count }, total }: Taken<Cells>) => (count < total ? t`${name}（${total} 笔中的 ${count} 笔）` : name);

  const takeWorkbook = () =>
    take({
      name,
      rows,
      put: async (taken) => {
        const { xlsxOf } = await import('./xlsx.ts');
        download(`${nameOf(taken)}.xlsx`, await xlsxOf(columns, taken.rows));
      },
    });
  const takeText = () =>
    take({
      name,
      rows,
      put: async (taken) => {
        const { csvOf } = await import('./csv.ts');
        download(`${nameOf(taken)}.csv`, csvOf([columns.map((column) => column.name), ...taken.rows]));
      },
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
