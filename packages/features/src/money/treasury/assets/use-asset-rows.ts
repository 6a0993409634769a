import type { contract, ResponseOf } from '@lianxin/api/contract';
import { PIECE_STATE_CODES, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';

export type Assets = ResponseOf<typeof contract.treasury.assets>;

/** A figure with amount, formula and list. */
export interface AssetRow {
  readonly id: string;
  readonly name: string;
  /** Undefined if it is no list. */
  readonly count?: number;
  readonly amount: Fen;
  readonly formula: string;
  /** Address of the list with the same filter. */
  readonly to?: string | undefined;
}

const inHand = [PIECE_STATE_CODES.holding, PIECE_STATE_CODES.transferring, PIECE_STATE_CODES.financing].join(',');

/** The figures for page, print and export. */
export function useAssetRows(): (assets: Assets) => readonly AssetRow[] {
  const { t } = useLingui();
  const place = usePlace();
  return (assets) => {
    const { today, dueSoon, cost } = assets;
    const since = { disbursedFrom: cost.from };
    return [
      {
        id: 'held',
        name: t`持有`,
        ...assets.held,
        formula: t`正常持有、转让中和融资中的凭证金额合计；对方签收或资金方放款前仍计入。`,
        to: place('voucher.holdings', { state: inHand }),
      },
      {
        id: 'financeable',
        name: t`可融资`,
        ...assets.financeable,
        formula: t`正常持有、未质押、未逾期、尚未到期，且不是作为资金方买入的凭证金额合计。`,
        to: place('financing.hub'),
      },
      {
        id: 'pledged',
        name: t`已质押`,
        ...assets.pledged,
        formula: t`质押申请中、已质押和解质中的凭证金额合计；仍归本企业持有。`,
        to: place('voucher.holdings', { state: 'pledged' }),
      },
      {
        id: 'dueSoon',
        name: t`30 天内到期`,
        count: dueSoon.count,
        amount: dueSoon.amount,
        formula: t`待收款的凭证中，到期日在 ${today} 至 ${{ to: dueSoon.to }} 之间的金额合计。`,
        to: place('voucher.holdings', { state: 'receivable', dueFrom: today, dueTo: dueSoon.to }),
      },
      {
        id: 'overdue',
        name: t`逾期未兑付`,
        ...assets.overdue,
        formula: t`付款日已过而开立方未兑付的凭证金额合计。`,
        to: place('voucher.holdings', { state: 'overdue' }),
      },
      {
        id: 'financed',
        name: t`本年融资成本`,
        count: cost.financed.count,
        amount: cost.financed.cost,
        formula: t`${{ from: cost.from }} 以来放款的融资：融资金额减到账净额。`,
        to: place('financing.records', since),
      },
      {
        id: 'fees',
        name: t`本年质押贷款费用`,
        count: cost.lent.count,
        amount: cost.lent.fees,
        formula: t`${{ from: cost.from }} 以来放款时扣收的费用，加本年缴纳的担保费。`,
        to: place('pledge.records', since),
      },
      {
        id: 'interest',
        name: t`本年质押贷款利息`,
        amount: cost.lent.interest,
        formula: t`${{ from: cost.from }} 以来已确认到账的还款中的利息和逾期利息。`,
        to: place('treasury.repayments'),
      },
      {
        id: 'borne',
        name: t`本年为持有方承担`,
        count: cost.borne.count,
        amount: cost.borne.amount,
        formula: t`${{ from: cost.from }} 以来放款的融资中，约定由本企业作为开立方承担的息费。`,
        to: place('financing.issuer'),
      },
    ];
  };
}
