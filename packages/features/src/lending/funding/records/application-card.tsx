import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import type { Term } from '../../../platform/terms/index.ts';
import { StageBar, type StageBarProps } from '../detail/stage-bar.tsx';
import type { FundingRow } from '../kinds.ts';

/** How an application stands in a list. */
export interface RecordLook<Row extends FundingRow> {
  /** Whom it concerns. */
  readonly lead: (row: Row) => string;
  readonly term: (row: Row) => Term;
  /** How far it is. @default not shown */
  readonly way?: (row: Row) => StageBarProps;
}

export interface ApplicationCardProps<Row extends FundingRow> {
  readonly look: RecordLook<Row>;
  readonly row: Row;
  readonly acts: ReactNode;
  /** Facts, side by side in lines. */
  readonly lines: readonly (readonly string[])[];
}

/** An application on a phone: whom it concerns and where it stands, how much it is about, a few facts, how far it is, what can be done. */
export const ApplicationCard = <Row extends FundingRow>({ look: { lead, term, way }, row, acts, lines }: ApplicationCardProps<Row>) => (
  <ListCard lead={lead(row)} badge={<TermBadge term={term(row)} />} acts={acts}>
    <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
    {lines.map((facts) => (
      <CardLine key={facts.join(' ')}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </CardLine>
    ))}
    {way && <StageBar {...way(row)} />}
    {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
  </ListCard>
);
