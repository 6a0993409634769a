import type { Role } from '../access/role.ts';

/** The fee for the USB key, which requires agreement to its terms (specification §3, payType). */
export const UKEY_FEE = 'ukey';

interface PendingFee {
  readonly kind: string;
  /** 1 for a fee that must be paid. */
  readonly mandatory: number;
}

/** Whether to open the fee dialog automatically: a fee is pending and the person is not a group viewer (specification §4). */
export const asksForFees = (role: Role, pending: readonly PendingFee[]): boolean => role !== 'groupViewer' && pending.length > 0;

/** Whether the dialog can be dismissed, because no pending fee is mandatory. */
export const feesCanWait = (pending: readonly PendingFee[]): boolean => pending.every(({ mandatory }) => mandatory !== 1);

/** Whether the selection requires ticking the agreement on the USB key fee (specification §5). */
export const needsUkeyAgreement = (selected: readonly Pick<PendingFee, 'kind'>[]): boolean =>
  selected.some(({ kind }) => kind === UKEY_FEE);
