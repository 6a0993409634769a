import { EmptyState, Page, PageHeader } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { ListEmpty, ListView, type List, type ListColumn, type SheetPlace } from '../../../platform/lists/index.ts';

export interface ApplicationRecordsProps<Row> {
  readonly title: string;
  readonly list: List<Row>;
  readonly columns: readonly ListColumn<Row>[];
  /** Where the address says which one is open. */
  readonly sheet: SheetPlace;
  /** To the queue, for who reviews, and to what belongs to the records. */
  readonly leads?: ReactNode;
  /** To a new application, for who makes one. */
  readonly apply: ReactNode;
  /** Said where the filters find nothing. */
  readonly unfound: string;
  /** Said while there is nothing at all, and what will be here. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly renderCard: (row: Row) => ReactNode;
  /** Drafts under the list, dialogs, and the sheet. */
  readonly children: ReactNode;
}

/** The page of the applications that an enterprise made, with the way to a new one and to what its reviewer decides. */
export function ApplicationRecords<Row extends { readonly id: string; readonly applicationNumber: string }>(
  props: ApplicationRecordsProps<Row>,
) {
  const { title, list, columns, sheet, leads, apply, unfound, empty, renderCard, children } = props;
  return (
    <Page
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {leads}
              {apply}
            </>
          }
        />
      }
    >
      <ListView
        list={list}
        columns={columns}
        label={title}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.applicationNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={unfound}>
            <EmptyState title={empty.title} action={apply}>
              {empty.text}
            </EmptyState>
          </ListEmpty>
        }
        renderCard={renderCard}
      />
      {children}
    </Page>
  );
}
