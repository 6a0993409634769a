import { Button, PrinterIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { CollectedRows } from '../export/every-row.ts';
import { useExport } from '../export/use-export.ts';
import type { ListColumn } from '../list-column.ts';
import type { List } from '../use-list.ts';

/** Above this number of rows nothing is printed. */
const PRINT_MAX = 2_000;

const ListPrint = lazy(async () => {
  const { ListPrint: Print } = await import('./list-print.tsx');
  return { default: Print };
});

export interface PrintButtonProps<Row> {
  readonly list: List<Row>;
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
}

/** Prints the rows found; the layout is loaded on demand. */
export function PrintButton<Row>({ list, label, columns }: PrintButtonProps<Row>) {
  const { take, busy } = useExport();
  const [taken, setTaken] = useState<CollectedRows<Row>>();
  return (
    <>
      <Button
        intent="line"
        size="sm"
        icon={<PrinterIcon aria-hidden />}
        busy={busy}
        onClick={() => void take({ name: label, rows: ({ signal }) => list.everyRow({ most: PRINT_MAX, signal }), put: setTaken })}
      >
        <Trans>打印</Trans>
      </Button>
      {taken && (
        <Suspense>
          <ListPrint
            list={list}
            label={label}
            columns={columns.map(({ id, header, align }) => ({
              id,
              header,
              align,
              isSummed: list.reply?.columnSums?.[id] !== undefined,
            }))}
            taken={taken}
            cells={taken.rows.map((row) => columns.map(({ text }) => text?.(row) ?? ''))}
            onDone={() => setTaken(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
