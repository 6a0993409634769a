import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import type { Term } from '../../../platform/terms/index.ts';
import { StageBar, type StageBarProps } from '../detail/stage-bar.tsx';
import type { FundingRow } from '../kinds.ts';

/** How a list shows an application, in a row and on a card. */
export interface RecordLook<Row extends FundingRow> {
  /** The enterprise named first in the list. */
  readonly lead: (row: Row) => string;
  readonly term: (row: Row) => Term;
  /** @default not shown */
  readonly progress?: (row: Row) => StageBarProps;
  readonly lines: (row: Row) => readonly (readonly (string | MessageDescriptor)[])[];
}

export interface ApplicationCardProps<Row extends FundingRow> {
  readonly look: RecordLook<Row>;
  readonly row: Row;
  readonly acts: ReactNode;
}

/** An application as a card, on a phone. */
export function ApplicationCard<Row extends FundingRow>({ look: { lead, term, progress, lines }, row, acts }: ApplicationCardProps<Row>) {
  const { i18n } = useLingui();
  const facts = lines(row).map((line) => line.map((fact) => (typeof fact === 'string' ? fact : i18n._(fact))));
  return (
    <ListCard lead={lead(row)} term={term(row)} amount={row.amount} reason={row.reason} acts={acts}>
      {facts.map((line) => (
        <CardLine key={line.join(' ')} facts={line} />
      ))}
      {progress && <StageBar {...progress(row)} named />}
    </ListCard>
  );
}
