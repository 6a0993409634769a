import { Page, PageHeader, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { PlaceButton, type Place } from '../navigation/index.ts';
import type { Verb } from './acts/row-acts.tsx';
import { useActsCell, type ActsCell } from './acts/use-acts-cell.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListView, type ListViewProps } from './list-view.tsx';
import type { PageReply } from './paging.ts';
import { useListedRow } from './sheet/use-listed-row.ts';
import type { SheetPlace, Shown } from './sheet/use-sheet.ts';
import { useColumns } from './use-columns.tsx';
import type { List } from './use-list.ts';

/** What a card may use besides its row. */
export interface ListCardContext extends CardContext {
  /** What can be done with the row, for the foot of the card. */
  readonly acts: ReactNode;
}

export interface ListPageProps<Row, Reply extends PageReply<Row>>
  extends Omit<ListViewProps<Row>, 'list' | 'currentKey' | 'rowLabel' | 'renderCard'>, Pick<ActsCell<Row>, 'inSight'> {
  /** The page's heading. @default none, for a list that is a part of a page */
  readonly title?: string;
  /** Stands beside the heading: what is listed, in a sentence. */
  readonly sub?: ReactNode;
  /** Other pages that the heading leads to, each with what it is called; those that the person does not have are left out. */
  readonly places?: readonly (readonly [to: Place, words: string])[] | undefined;
  /** What can be done on the page, at the end of the heading. */
  readonly actions?: ReactNode;
  /** Stands between the heading and the list: banners, panels, figures that have a call of their own. */
  readonly above?: ReactNode;
  /** Figures of what the filters found, above the list as soon as they are there. */
  readonly figures?: (reply: Reply) => ReactNode;
  readonly list: List<Row, Reply>;
  /** What a row is called, to people who hear the page and in the name of its menu. */
  readonly rowLabel: (row: Row) => string;
  /** Where the address says which row is open. @default none opens beside the list */
  readonly at?: SheetPlace;
  /** A row was chosen. @default it opens beside the list */
  readonly onRowOpen?: (row: Row) => void;
  /** What can be done with a row, in the last column and on its card; `view` is the verb that opens it. @default nothing, and there is no such column */
  readonly verbs?: (row: Row, view: Verb) => readonly Verb[];
  /** Said where the filters find nothing, over the way out of them. @default `empty` says that too */
  readonly unfound?: string | undefined;
  /** A row as a card, on a phone. */
  readonly renderCard: (row: Row, context: ListCardContext) => ReactNode;
  /** What stands open beside the list. A sheet that shows a row of the list is given it, one of another page or filter too where the call takes `ids`. */
  readonly sheet?: ReactNode | ((shown: Shown<Row>) => ReactNode);
  /** What follows the list: batches, questions, dialogs. */
  readonly children?: ReactNode;
}

/** A page that lists: its heading, its figures, the list, and the sheet of the row that is open. */
export function ListPage<Row, Reply extends PageReply<Row>>({
  title,
  sub,
  places,
  actions,
  above,
  figures,
  list,
  columns,
  at,
  onRowOpen,
  verbs,
  inSight,
  unfound,
  empty,
  renderCard,
  sheet,
  children,
  ...view
}: ListPageProps<Row, Reply>) {
  const { t } = useLingui();
  const { rowKey, rowLabel } = view;
  const open = onRowOpen ?? (at && ((row: Row) => at.open(rowKey(row))));
  const rowActs = useActsCell<Row>({
    name: rowLabel,
    verbs: (row) => verbs?.(row, { id: 'view', label: t`详情`, run: () => open?.(row) }) ?? [],
    inSight,
  });
  const { acts } = useColumns<Row>();
  const isActedOn = verbs !== undefined;
  const allColumns = useMemo(() => (isActedOn ? [...columns, acts(rowActs)] : columns), [isActedOn, columns, acts, rowActs]);
  const parts = (
    <>
      {above}
      {list.reply !== undefined && figures?.(list.reply)}
      <ListView
        {...view}
        list={list}
        columns={allColumns}
        currentKey={at?.id}
        onRowOpen={open}
        empty={
          unfound === undefined ? (
            empty
          ) : (
            <ListEmpty list={list} unfound={unfound}>
              {empty}
            </ListEmpty>
          )
        }
        renderCard={(row, context) => renderCard(row, { ...context, acts: isActedOn && rowActs(row) })}
      />
      {children}
      {typeof sheet === 'function' ? <OfListedRow list={list} at={at} rowKey={rowKey} sheet={sheet} /> : sheet}
    </>
  );
  if (title === undefined) return parts;
  return <Page header={<Heading title={title} sub={sub} places={places} actions={actions} />}>{parts}</Page>;
}

type HeadingProps = Pick<ListPageProps<unknown, PageReply<unknown>>, 'title' | 'sub' | 'places' | 'actions'>;

function Heading({ title, sub, places, actions }: HeadingProps) {
  const leads = (
    <>
      {places?.map(([to, words]) => (
        <PlaceButton key={to} to={to}>
          {words}
        </PlaceButton>
      ))}
      {actions}
    </>
  );
  return <PageHeader title={title} sub={sub} actions={places || actions ? leads : undefined} />;
}

interface OfListedRowProps<Row, Reply extends PageReply<Row>> {
  readonly list: List<Row, Reply>;
  readonly at: SheetPlace | undefined;
  readonly rowKey: (row: Row) => string;
  readonly sheet: (shown: Shown<Row>) => ReactNode;
}

const OfListedRow = <Row, Reply extends PageReply<Row>>({ list, at, rowKey, sheet }: OfListedRowProps<Row, Reply>) =>
  sheet(useListedRow(list, at?.id ?? '', rowKey));
