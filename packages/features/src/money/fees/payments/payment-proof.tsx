import { FeeReceipt } from '../fee-proof.tsx';
import type { Payment } from './payment-words.ts';

export interface PaymentProofProps {
  readonly payment: Payment;
  readonly onProved: () => void;
}

/** A payment's receipt, added through one of its waiting fees. */
export function PaymentProof({ payment: { lines, proof, acts }, onProved }: PaymentProofProps) {
  const open = lines.find(({ state }) => state === 'declared');
  return <FeeReceipt feeId={acts.includes('addProof') ? open?.feeId : undefined} proof={proof} onAdded={onProved} />;
}
