import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, useState } from 'react';
import { DataTable, type Column } from '../../../packages/ui/src/data-table/index.ts';
import { Input } from '../../../packages/ui/src/input/index.ts';
import { found, type ManyRow } from './row.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });

const column = (id: keyof ManyRow, header: string): Column<ManyRow> => ({ id, header, cell: (row) => row[id] });
const columns = [
  column('number', '编号'),
  column('party', '持有方'),
  column('amount', '金额（元）'),
  column('dueOn', '到期日'),
  column('state', '状态'),
];
const keyOf = ({ number }: ManyRow) => number;

/** The portal's data table with selectable rows. */
export function OurTable({ rows }: { readonly rows: readonly ManyRow[] }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => found(rows, text), [rows, text]);
  return (
    <I18nProvider i18n={i18n}>
      <main>
        <Input aria-label="filter" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <DataTable
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          label="rows"
          selection={chosen}
          onSelectionChange={setChosen}
          height="720px"
        />
      </main>
    </I18nProvider>
  );
}
