import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListEmpty, ListView, type List, type ListColumn, type SheetPlace } from '../../lists/index.ts';

export interface ApplicationRecordsProps<Row> {
  readonly title: string;
  readonly list: List<Row>;
  readonly columns: readonly ListColumn<Row>[];
  /** Where the address says which one is open. */
  readonly sheet: SheetPlace;
  /** To the queue; none: this person does not review. */
  readonly onReview: (() => void) | undefined;
  /** To a new application, in the words of its kind; none: this person makes none. */
  readonly apply: { readonly label: string; readonly start: () => void } | undefined;
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
  const { title, list, columns, sheet, onReview, apply, unfound, empty, renderCard, children } = props;
  const applyButton = apply && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={apply.start}>
      {apply.label}
    </Button>
  );
  return (
    <Page
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {onReview && (
                <Button intent="primary" onClick={onReview}>
                  <Trans>进入复核</Trans>
                </Button>
              )}
              {applyButton}
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
            <EmptyState title={empty.title} action={applyButton}>
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
