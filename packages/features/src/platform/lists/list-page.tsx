import { Page, PageHeader, type CardContext } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { PlaceButton, type Place } from '../navigation/index.ts';
import type { Verb } from './acts/row-acts.tsx';
import { useActsCell, type ActsCell } from './acts/use-acts-cell.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListView, type ListViewProps } from './list-view.tsx';
import type { PageReply } from './paging.ts';
import { useFollowing } from './sheet/use-following.ts';
import { useIsBeside } from './sheet/use-is-beside.ts';
import { useListedRow } from './sheet/use-listed-row.ts';
import type { SheetPlace, Shown } from './sheet/use-sheet.ts';
import { useColumns } from './use-columns.tsx';
import type { List } from './use-list.ts';

/** What a card may use besides its row. */
export interface ListCardContext extends CardContext {
  /** The row's acts, for the foot of the card. */
  readonly acts: ReactNode;
}

export interface ListPageProps<Row, Reply extends PageReply<Row>>
  extends
    Omit<ListViewProps<Row>, 'list' | 'onRowReach' | 'currentKey' | 'isNarrowed' | 'rowLabel' | 'renderCard'>,
    Pick<ActsCell<Row>, 'inSight'> {
  readonly title?: string;
  /** A sentence beside the heading. */
  readonly sub?: ReactNode;
  /** Links to other pages beside the heading, with their labels; unavailable ones are left out. */
  readonly places?: readonly (readonly [to: Place, words: string])[] | undefined;
  /** Buttons at the end of the heading. */
  readonly actions?: ReactNode;
  /** Beside the list on wide screens, below it on others, and the name of this part. */
  readonly rail?: ReactNode;
  readonly railLabel?: string;
  /** Between heading and list: banners, panels, figures of other calls. */
  readonly above?: ReactNode;
  readonly figures?: (reply: Reply) => ReactNode;
  readonly list: List<Row, Reply>;
  /** Name of a row for screen readers and its menu. */
  readonly rowLabel: (row: Row) => string;
  /** Where the address names the open row. @default rows do not open beside the list */
  readonly at?: SheetPlace;
  /** Called when a row is chosen. @default opens it beside the list */
  readonly onRowOpen?: (row: Row) => void;
  /** Acts of a row, in the last column and on its card; `view` opens it. @default no acts */
  readonly verbs?: (row: Row, view: Verb) => readonly Verb[];
  /** Shown with a reset button if the filters find nothing. @default `empty` */
  readonly unfound?: string | undefined;
  readonly renderCard: (row: Row, context: ListCardContext) => ReactNode;
  /**
   * The sheet beside the list. A function receives the open row, which may be on another page or outside the filter if the call takes
   * `ids`.
   */
  readonly sheet?: ReactNode | ((shown: Shown<Row>) => ReactNode);
  /** After the list: batches and dialogs. */
  readonly children?: ReactNode;
}

export function ListPage<Row, Reply extends PageReply<Row>>({
  title,
  sub,
  places,
  actions,
  above,
  rail,
  railLabel,
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
  const beside = useIsBeside();
  const isNarrowed = beside && at !== undefined && at.id !== '' && !at.wide;
  const openBeside = (one: SheetPlace) => (row: Row) => {
    if (one.id !== rowKey(row)) one.open(rowKey(row));
    // A second Enter leads from the list into the record.
    else if (beside) document.querySelector<HTMLElement>('[data-pane]')?.focus();
  };
  const open = onRowOpen ?? (at && openBeside(at));
  const follow = useFollowing(at?.open);
  const rowActs = useActsCell<Row>({
    name: rowLabel,
    verbs: (row) => verbs?.(row, { id: 'view', label: t`详情`, run: () => open?.(row) }) ?? [],
    // The open record offers them too.
    inSight: isNarrowed ? 0 : inSight,
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
        isNarrowed={isNarrowed}
        onRowOpen={open}
        onRowReach={beside && onRowOpen === undefined && at && at.id !== '' ? (row) => follow(rowKey(row), at.tab) : undefined}
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
  return (
    <Page header={<Heading title={title} sub={sub} places={places} actions={actions} />} {...(rail !== undefined && { rail, railLabel })}>
      {parts}
    </Page>
  );
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
