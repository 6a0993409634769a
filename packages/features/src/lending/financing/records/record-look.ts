import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import type { RecordLook } from '../../funding/index.ts';
import { progressOf } from '../stages.ts';

/** A financing in the holder's lists: net amount, rate and due date. */
export const FINANCING_LOOK: RecordLook<FinancingRow> = {
  lead: (row) => row.lenderName,
  term: (row) => FINANCING_TERMS[row.state],
  progress: progressOf,
  lines: ({ applicationNumber, net: fen, annualRate, dueOn, awaitsConsent }) => {
    const [net, rate] = [formatMoney(fen), formatRatePercent(annualRate)];
    return [
      [msg`净额 ${net}，年化 ${rate}%`, ...(awaitsConsent ? [msg`须开立方同意`] : [])],
      [applicationNumber, msg`到期 ${dueOn}`],
    ];
  },
};
