import { useLingui } from '@lingui/react/macro';
import { RowActs } from '../../lists/index.ts';
import { ACT_TERMS } from '../../terms/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';
import { offeredActs, type IssuanceAct } from './use-issuance-acts.tsx';

export interface IssuanceRowActsProps {
  readonly row: IssuanceRow;
  readonly onStart: (act: IssuanceAct, row: IssuanceRow) => void;
}

/** The verbs of an issuance. */
export function IssuanceRowActs({ row, onStart }: IssuanceRowActsProps) {
  const { i18n } = useLingui();
  return (
    <RowActs
      name={row.voucherNumber ?? row.applicationNumber}
      verbs={offeredActs(row).map((act) => ({ id: act, label: i18n._(ACT_TERMS[act]), run: () => onStart(act, row) }))}
    />
  );
}
