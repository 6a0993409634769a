import { contract, type TradeInvoiceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trade } from './trade-dialog.tsx';

export interface ExistingInvoiceProps {
  readonly number: string;
  readonly code: string;
  /** Only an invoice with this party can be used. @default any */
  readonly among: Trade | undefined;
  /** Offers a link instead of using it. */
  readonly leads: boolean;
  readonly onTaken: (invoice: TradeInvoiceRow) => void;
}

/** The invoice already exists: shows it with a link. */
export function ExistingInvoice({ number, code, among, leads, onTaken }: ExistingInvoiceProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(contract.tradeInvoice.listManaged, { page: 1, pageSize: 20, search: number }, { quiet: true });
  const found = data?.list.find((one) => one.number === number && (one.code ?? '') === code);
  if (data === undefined) return <Banner tone="caution">{t`该发票已登记。`}</Banner>;
  if (found === undefined)
    return (
      <Banner tone="caution">
        <Trans>该发票号码已由其他企业登记，请核对号码；号码无误的，请联系平台客服。</Trans>
      </Banner>
    );
  const other = found[found.side === 'buyer' ? 'seller' : 'buyer'];
  const takes = leads || among === undefined || other.enterpriseNo === among.counterpartyNo;
  const free = formatMoney(found.freeAmount);
  const party = other.name;
  return (
    <Banner
      tone="caution"
      title={t`该发票已登记`}
      action={
        takes && (
          <Button size="sm" onClick={() => onTaken(found)}>
            {leads ? t`查看已登记的发票` : t`使用已登记的发票`}
          </Button>
        )
      }
    >
      <Trans>
        与{party}，{found.goods}，可用 {free} 元。
      </Trans>
    </Banner>
  );
}
