import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PickPieces } from './pick-pieces.tsx';

/** Passes held vouchers on, whole or in part, to one or more recipients. */
export function ApplyScreen() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, isLoading } = useEndpoint(contract.voucher.listHoldings, { page: 1, pageSize: 100, states: ['holding'] }, { quiet: true });
  return (
    <Page header={<PageHeader title={t`申请转让`} />}>
      <PickPieces pieces={data?.list ?? []} loading={isLoading} chosen={chosen} onChange={setChosen} />
    </Page>
  );
}
