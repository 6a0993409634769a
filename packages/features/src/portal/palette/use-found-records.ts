import { contract, type PledgeRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { usePlace } from '../../platform/navigation/index.ts';
import { usePermission } from '../../platform/permission/index.ts';
import { useRested } from '../../platform/pickers/index.ts';
import { useParties } from '../../platform/terms/index.ts';

export interface FoundRecord {
  readonly to: string;
  readonly number: string;
  /** The other number and the party that may have matched. */
  readonly detail: string | undefined;
  readonly amount: string | undefined;
}

/** The first records of a kind and the address of the list. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly total: number;
  readonly all: string | undefined;
}

type RecordPlace =
  | 'voucher.register'
  | 'transfer.records'
  | 'financing.records'
  | 'financing.issuer'
  | 'pledge.records'
  | 'lending.pledges'
  | 'issuance.manage';

/** A shorter text would match half of the register; two Chinese characters are as much of a name as four letters. */
const isLongEnough = (text: string): boolean => text.length >= 3 || /^\p{Script=Han}{2}$/u.test(text);
const SHOWN = 5;

/** The place of a record of the enterprise's own, by its kind. */
const PLACE_OF = {
  voucher: 'voucher.register',
  issuance: 'issuance.manage',
  transfer: 'transfer.records',
  financing: 'financing.records',
  pledge: 'pledge.records',
} as const satisfies Record<string, RecordPlace>;

/**
 * Enterprises by name, and vouchers, transfers, financings, pledges and issuances by number, amount or party, among those the person may see.
 * `near` are the numbers that may be meant when no record is found.
 */
export function useFoundRecords(query: string) {
  const place = usePlace();
  const parties = useParties();
  const search = useRested(query.trim()) ?? '';
  const permitted = usePermission('records.read') && isLongEnough(search);
  const request = (screen: RecordPlace) => (permitted && place(screen) !== undefined ? { page: 1, pageSize: SHOWN, search } : null);
  const asPart = <Part extends string>(screen: RecordPlace, part: Part) => {
    const asked = request(screen);
    return asked && { ...asked, part };
  };
  const vouchers = useEndpoint(contract.voucher.list, request('voucher.register'), { quiet: true });
  const transfers = useEndpoint(contract.transfer.listOutgoing, request('transfer.records'), { quiet: true });
  const financings = useEndpoint(contract.financing.list, request('financing.records'), { quiet: true });
  const pledges = useEndpoint(contract.pledge.list, request('pledge.records'), { quiet: true });
  const borne = useEndpoint(contract.financing.list, asPart('financing.issuer', 'counterparty'), { quiet: true });
  const lent = useEndpoint(contract.pledge.list, asPart('lending.pledges', 'funder'), { quiet: true });
  const guaranteed = useEndpoint(contract.pledge.list, asPart('lending.pledges', 'guarantor'), { quiet: true });
  const issuances = useEndpoint(contract.issuance.list, request('issuance.manage'), { quiet: true });
  const answer = useEndpoint(contract.workbench.find, permitted ? { text: search } : null, { quiet: true });
  /** The rows of a list as records of their screen. */
  const found = <Row extends { readonly id: string }>(
    screen: RecordPlace,
    reply: { readonly list: readonly Row[]; readonly total: number } | undefined,
    recordOf: (row: Row) => Omit<FoundRecord, 'to'>,
    among: Readonly<Record<string, string>> = {},
  ): FoundRecords => ({
    records: (reply?.list ?? []).flatMap((row) => {
      const to = place(screen, { ...among, id: row.id });
      return to === undefined ? [] : [{ to, ...recordOf(row) }];
    }),
    total: reply?.total ?? 0,
    all: place(screen, { ...among, search }),
  });
  const othersLoan = ({ applicationNumber, holder, number, amount }: PledgeRow): Omit<FoundRecord, 'to'> => ({
    number: applicationNumber,
    detail: `${number} · ${holder.name}`,
    amount: formatMoney(amount),
  });
  const enterprises = (answer.data?.enterprises ?? []).flatMap(({ name, part }) => {
    const to = (part === 'own' ? place('enterprise.information') : undefined) ?? place('voucher.register', { search: name });
    return to === undefined ? [] : [{ to, name, part }];
  });
  const near = (answer.data?.near ?? []).flatMap(({ kind, id, number, amount }): FoundRecord[] => {
    const to = place(PLACE_OF[kind], { id });
    return to === undefined ? [] : [{ to, number, detail: undefined, amount: amount === null ? undefined : formatMoney(amount) }];
  });
  return {
    enterprises,
    near,
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
    pledges: found('pledge.records', pledges.data, ({ applicationNumber, number, lenderName, amount }) => ({
      number: applicationNumber,
      detail: `${number} · ${parties.sentence('pledge', 'own', { from: '', to: lenderName })}`,
      amount: formatMoney(amount),
    })),
    borne: found('financing.issuer', borne.data, ({ applicationNumber, number, holder, lenderName, amount }) => ({
      number: applicationNumber,
      detail: `${number} · ${holder.name} · ${lenderName}`,
      amount: formatMoney(amount),
    })),
    lent: found('lending.pledges', lent.data, othersLoan, { part: 'funder' }),
    guaranteed: found('lending.pledges', guaranteed.data, othersLoan, { part: 'guarantor' }),
    issuances: found('issuance.manage', issuances.data, ({ voucherNumber, applicationNumber, recipient, amount }) => ({
      number: voucherNumber ?? applicationNumber,
      detail: recipient === null ? undefined : parties.sentence('issuance', 'own', { from: '', to: recipient.name }),
      amount: amount === null ? undefined : formatMoney(amount),
    })),
    isLoading:
      answer.isLoading ||
      vouchers.isLoading ||
      transfers.isLoading ||
      financings.isLoading ||
      pledges.isLoading ||
      borne.isLoading ||
      lent.isLoading ||
      guaranteed.isLoading ||
      issuances.isLoading ||
      (query.trim() !== search && isLongEnough(query.trim())),
    error:
      vouchers.error ??
      transfers.error ??
      financings.error ??
      pledges.error ??
      borne.error ??
      lent.error ??
      guaranteed.error ??
      issuances.error ??
      answer.error,
  };
}
