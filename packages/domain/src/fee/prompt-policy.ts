import type { Role } from '../access/role.ts';

/** Pays for the USB key and needs the agreement on its fee (specification §3, payType). */
export const UKEY_FEE = 'ukey';

interface PendingFee {
  readonly kind: string;
  /** 1 where it must be paid. */
  readonly mandatory: number;
}

/** Whether the fee dialog comes by itself: something is pending, and the person is not the group viewer (specification §4). */
export const asksForFees = (role: Role, pending: readonly PendingFee[]): boolean => role !== 'groupViewer' && pending.length > 0;

/** Whether the fees can wait: none of them must be paid. */
export const feesCanWait = (pending: readonly PendingFee[]): boolean => pending.every(({ mandatory }) => mandatory !== 1);

/** Whether the agreement on the USB key's fee must be ticked for these items (specification §5). */
export const needsUkeyAgreement = (selected: readonly Pick<PendingFee, 'kind'>[]): boolean =>
  selected.some(({ kind }) => kind === UKEY_FEE);
