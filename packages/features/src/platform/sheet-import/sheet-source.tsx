import { Banner, Button, DownloadIcon, FormField, Textarea, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { download } from '../lists/index.ts';
import { COLUMNS_MAX, FILE_BYTES_MAX, type UnreadFor } from './reading/sheet-table.ts';
import { templateOf } from './sheet-file.ts';
import type { SheetFace } from './sheet.ts';
import type { SheetSourceState } from './use-sheet-source.ts';

export interface SheetSourceProps {
  readonly sheet: SheetFace;
  readonly source: SheetSourceState;
  /** What the table is called where it is pasted. */
  readonly label: string;
  readonly hint?: ReactNode;
  /** What the file is called to a screen reader. */
  readonly fileLabel: string;
  /** Rows of the field. @default 5 */
  readonly rows?: number;
}

function useUnreadWords(rowsMax: number): (unread: { readonly why: UnreadFor; readonly line: number | undefined }) => string {
  const { t } = useLingui();
  const megabytes = FILE_BYTES_MAX / 1_000_000;
  const most = COLUMNS_MAX;
  return ({ why, line = 1 }) => {
    switch (why) {
      case 'bytes':
        return t`文件过大，请不要超过 ${megabytes} MB`;
      case 'unpacked':
        return t`文件解压后过大，没有读取`;
      case 'rows':
        return t`一次最多导入 ${rowsMax} 行，请分次导入`;
      case 'columns':
        return t`表格不能超过 ${most} 列`;
      case 'quote':
        return t`第 ${line} 行的引号没有闭合，其后的内容无法分开。请补上引号后重新选择`;
      case 'encoding':
        return t`文件中有无法识别的文字，可能已损坏。请重新导出，或另存为 XLSX`;
      case 'cut':
        return t`文件不完整，结尾的文字被截断。请重新下载后再选择`;
      case 'oldWorkbook':
        return t`这是旧版 XLS 或加密的工作簿，请去掉密码并另存为 XLSX`;
      case 'slow':
        return t`读取时间过长，已停止。请减少行数后重试`;
      case 'unreadable':
        return t`文件无法读取，请使用 CSV 或 XLSX 文件`;
    }
  };
}

/** Where a sheet comes from: a template to fill in, a file, or pasted cells. It is read in the browser; nothing is sent. */
export function SheetSource({ sheet, source, label, hint, fileLabel, rows = 5 }: SheetSourceProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const unreadWords = useUnreadWords(sheet.rowsMax);
  const { fileName, unread, reading } = source;
  const name = i18n._(sheet.name);
  const takeTemplate = async () =>
    download(
      `${t`${name}模板`}.xlsx`,
      await templateOf(
        sheet,
        { notes: t`填表说明`, column: t`栏目`, needed: t`必填`, example: t`示例`, note: t`填写要求`, yes: t`是`, no: t`否` },
        (words) => i18n._(words),
      ),
    );
  return (
    <>
      {unread !== undefined && <Banner tone="critical">{unreadWords(unread)}</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<UploadIcon aria-hidden />} busy={reading} onClick={() => input.current?.click()}>
          <Trans>选择 CSV 或 XLSX 文件</Trans>
        </Button>
        <Button size="sm" icon={<DownloadIcon aria-hidden />} onClick={() => void takeTemplate()}>
          <Trans>下载模板</Trans>
        </Button>
        {fileName !== undefined && (
          <span className="flex min-w-0 items-center gap-2 text-sm">
            <span className="truncate">{fileName}</span>
            <Button size="sm" intent="quiet" onClick={source.clear}>
              <Trans>移除文件</Trans>
            </Button>
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={fileLabel}
          accept=".csv,.txt,.xls,.xlsx"
          onChange={(event) => {
            void source.take(event.currentTarget.files?.[0]);
            // The same file can be chosen again once it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {fileName === undefined && (
        <FormField label={label} hint={hint}>
          <Textarea rows={rows} spellCheck={false} value={source.text} onChange={(event) => source.write(event.currentTarget.value)} />
        </FormField>
      )}
    </>
  );
}
