import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useEffect, useState } from 'react';
import { usePlace } from '../navigation/index.ts';
import { usePermission } from '../permission/index.ts';

/** A paper that was found, and where it is shown. */
export interface FoundPaper {
  readonly to: string;
  readonly number: string;
  readonly amount: string | undefined;
}

/** A shorter text would find half of the register. */
const MIN_LENGTH = 3;
const PAUSE_MS = 200;
const SHOWN = 5;

/** The text once the person pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Vouchers, transfers and issuances by number or party, as the server finds them among what the person may see. */
export function useFoundPapers(query: string) {
  const place = usePlace();
  const search = usePaused(query.trim());
  const permitted = usePermission('papers.read') && search.length >= MIN_LENGTH;
  const request = (screen: string) => (permitted && place(screen) !== undefined ? { page: 1, pageSize: SHOWN, search } : null);
  const vouchers = useEndpoint(contract.voucher.list, request('voucher.register'), { quiet: true });
  const transfers = useEndpoint(contract.transfer.listOutgoing, request('transfer.records'), { quiet: true });
  const issuances = useEndpoint(contract.issuance.list, request('issuance.manage'), { quiet: true });
  const paper = (screen: string, id: string, number: string, amount: string | undefined): FoundPaper[] => {
    const to = place(screen, { id });
    return to === undefined ? [] : [{ to, number, amount }];
  };
  return {
    vouchers: vouchers.data?.list.flatMap((row) => paper('voucher.register', row.id, row.number, formatMoney(row.amount))) ?? [],
    transfers: transfers.data?.list.flatMap((row) => paper('transfer.records', row.id, row.transferNumber, formatMoney(row.amount))) ?? [],
    issuances:
      issuances.data?.list.flatMap((row) =>
        paper(
          'issuance.manage',
          row.id,
          row.voucherNumber ?? row.applicationNumber,
          row.amount === null ? undefined : formatMoney(row.amount),
        ),
      ) ?? [],
    isLoading:
      vouchers.isLoading || transfers.isLoading || issuances.isLoading || (query.trim() !== search && query.trim().length >= MIN_LENGTH),
    error: vouchers.error ?? transfers.error ?? issuances.error,
  };
}
