import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { RowActs, type Verb } from './row-acts.tsx';

export interface ActsCell<Row> {
  readonly name: (row: Row) => string;
  readonly verbs: (row: Row) => readonly Verb[];
  /** Number of buttons outside the menu, if there is room. @default 2 */
  readonly inSight?: number | undefined;
}

interface Offers<Row> {
  readonly now: () => ActsCell<Row>;
  readonly tell: (latest: ActsCell<Row>) => void;
  readonly listen: (look: () => void) => () => void;
}

function offersOf<Row>(first: ActsCell<Row>): Offers<Row> {
  const listening = new Set<() => void>();
  let latest = first;
  return {
    now: () => latest,
    tell: (next) => {
      latest = next;
      for (const look of listening) look();
    },
    listen: (look) => {
      listening.add(look);
      return () => listening.delete(look);
    },
  };
}

/** The acts of rows, for a column or a card. The function is stable; a row's acts are redrawn only when they change. */
export function useActsCell<Row>(cell: ActsCell<Row>): (row: Row) => ReactNode {
  const [offers] = useState(() => offersOf(cell));
  useLayoutEffect(() => offers.tell(cell));
  return useCallback((row) => <ActsOfRow row={row} offers={offers} />, [offers]);
}

interface ActsOfRowProps<Row> {
  readonly row: Row;
  readonly offers: Offers<Row>;
}

function ActsOfRow<Row>({ row, offers }: ActsOfRowProps<Row>) {
  const offered = () => offers.now().verbs(row);
  // The visible verbs and their room as text; handlers are looked up on click.
  useSyncExternalStore(offers.listen, () => JSON.stringify([offers.now().inSight, offered()]));
  const { name, inSight } = offers.now();
  const verbs = offered().map((verb) => ({
    ...verb,
    run: () =>
      offered()
        .find(({ id }) => id === verb.id)
        ?.run(),
  }));
  return <RowActs name={name(row)} verbs={verbs} inSight={inSight} />;
}
