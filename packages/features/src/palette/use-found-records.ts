import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { usePlace } from '../navigation/index.ts';
import { usePermission } from '../permission/index.ts';
import { useRested } from '../pickers/index.ts';
import { useParties } from '../terms/index.ts';

/** A record that was found, and where it is shown. */
export interface FoundRecord {
  readonly to: string;
  readonly number: string;
  /** The other number and the party by which it may have been found. */
  readonly detail: string | undefined;
  readonly amount: string | undefined;
}

/** The first records of a kind, and where all of them are listed. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly total: number;
  readonly all: string | undefined;
}

/** The lists of records. */
type RecordPlace = 'voucher.register' | 'transfer.records' | 'financing.records' | 'issuance.manage';

/** A shorter text would find half of the register. */
const MIN_LENGTH = 3;
const SHOWN = 5;

/** Vouchers, transfers, financings and issuances by number or party, as the server finds them among what the person may see. */
export function useFoundRecords(query: string) {
  const place = usePlace();
  const parties = useParties();
  const search = useRested(query.trim()) ?? '';
  const permitted = usePermission('records.read') && search.length >= MIN_LENGTH;
  const request = (screen: RecordPlace) => (permitted && place(screen) !== undefined ? { page: 1, pageSize: SHOWN, search } : null);
  const vouchers = useEndpoint(contract.voucher.list, request('voucher.register'), { quiet: true });
  const transfers = useEndpoint(contract.transfer.listOutgoing, request('transfer.records'), { quiet: true });
  const financings = useEndpoint(contract.financing.list, request('financing.records'), { quiet: true });
  const issuances = useEndpoint(contract.issuance.list, request('issuance.manage'), { quiet: true });
  /** What a list answered, each row as a record of the screen that shows it. */
  const found = <Row extends { readonly id: string }>(
    screen: RecordPlace,
    reply: { readonly list: readonly Row[]; readonly total: number } | undefined,
    recordOf: (row: Row) => Omit<FoundRecord, 'to'>,
  ): FoundRecords => ({
    records: (reply?.list ?? []).flatMap((row) => {
      const to = place(screen, { id: row.id });
      return to === undefined ? [] : [{ to, ...recordOf(row) }];
    }),
    total: reply?.total ?? 0,
    all: place(screen, { search }),
  });
  return {
    vouchers: found('voucher.register', vouchers.data, ({ number, issuer, amount }) => ({
      number,
      detail: parties.sentence('issuance', 'counterparty', { from: issuer.name, to: '' }),
      amount: formatMoney(amount),
    })),
    transfers: found('transfer.records', transfers.data, ({ transferNumber, sourceNumber, recipient, amount }) => ({
      number: transferNumber,
      detail: `${sourceNumber} · ${parties.sentence('transfer', 'own', { from: '', to: recipient.name })}`,
      amount: formatMoney(amount),
    })),
    financings: found('financing.records', financings.data, ({ applicationNumber, number, lenderName, amount }) => ({
      number: applicationNumber,
      detail: `${number} · ${parties.sentence('financing', 'own', { from: '', to: lenderName })}`,
      amount: formatMoney(amount),
    })),
    issuances: found('issuance.manage', issuances.data, ({ voucherNumber, applicationNumber, recipient, amount }) => ({
      number: voucherNumber ?? applicationNumber,
      detail: recipient === null ? undefined : parties.sentence('issuance', 'own', { from: '', to: recipient.name }),
      amount: amount === null ? undefined : formatMoney(amount),
    })),
    isLoading:
      vouchers.isLoading ||
      transfers.isLoading ||
      financings.isLoading ||
      issuances.isLoading ||
      (query.trim() !== search && query.trim().length >= MIN_LENGTH),
    error: vouchers.error ?? transfers.error ?? financings.error ?? issuances.error,
  };
}
