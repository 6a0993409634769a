import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { usePermission } from '../../../platform/permission/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import type { Payable } from './payable-terms.ts';

/** The common contract of invoices; undefined if they differ. */
const contractOf = (rows: readonly Payable[]) => {
  const [first, ...others] = new Set(rows.map(({ contractId }) => contractId));
  return others.length === 0 ? (first ?? undefined) : undefined;
};

/**
 * Pays invoices of one supplier by vouchers: core enterprises issue one, others transfer. Saves known values as a draft and opens its form,
 * where it is submitted.
 */
export function usePayByVoucher(issues: boolean) {
  const goTo = useGoTo();
  const place = usePlace();
  const mayIssue = usePermission('issuance.make');
  const mayTransfer = usePermission('transfer.make');
  const draftIssuance = useAction(contract.issuance.saveDraft);
  const draftTransfer = useAction(contract.transfer.saveDraft);

  async function pay(rows: readonly Payable[]): Promise<void> {
    const [first] = rows;
    const recipientNo = first?.creditor.enterpriseNo;
    if (!recipientNo) return;
    const contractId = contractOf(rows);
    const known = {
      recipientNo,
      ...(contractId === undefined ? {} : { contractId }),
      invoices: rows.flatMap(({ invoiceId, open }) => (invoiceId === null ? [] : [{ invoiceId, amount: open }])),
      amount: sumFen(rows.map(({ open }) => open)),
    };
    if (issues) {
      const made = await draftIssuance.run({ form: known });
      if (made.ok) goTo('issuance.issue', { id: made.data.id });
    } else {
      const made = await draftTransfer.run({ legs: [known] });
      if (made.ok) goTo('transfer.apply', { draft: made.data.id });
    }
  }

  return {
    /** True for issuing, false for transferring. */
    issues,
    offered: issues ? mayIssue && place('issuance.issue') !== undefined : mayTransfer && place('transfer.apply') !== undefined,
    busy: draftIssuance.busy || draftTransfer.busy,
    pay,
  };
}
