import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import type { RecordLook } from '../../funding/index.ts';
import { progressOf } from '../stages.ts';

/** A pledge in the holder's lists: pledged amount, rate, and repayment or release date. */
export const PLEDGE_LOOK: RecordLook<PledgeRow> = {
  lead: (row) => row.lenderName,
  term: (row) => PLEDGE_APPLICATION_TERMS[row.state],
  progress: progressOf,
  lines: ({ applicationNumber, pledged: fen, annualRate, paysOn, releasedOn }) => {
    const [pledged, rate] = [formatMoney(fen), formatRatePercent(annualRate)];
    return [
      [msg`质押 ${pledged}，年化 ${rate}%`],
      [applicationNumber, releasedOn === null ? msg`还款日 ${paysOn}` : msg`解质日 ${releasedOn}`],
    ];
  },
};
