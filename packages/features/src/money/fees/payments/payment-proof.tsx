import { FeeReceipt } from '../fee-proof.tsx';
import type { Payment } from './payment-words.ts';

export interface PaymentProofProps {
  readonly payment: Payment;
  readonly onProved: () => void;
}

/** The bank's receipt of a payment, added by one of its fees that waits for the platform. */
export function PaymentProof({ payment: { lines, proof, acts }, onProved }: PaymentProofProps) {
  const open = lines.find(({ state }) => state === 'declared');
  return <FeeReceipt feeId={acts.includes('addProof') ? open?.feeId : undefined} proof={proof} onAdded={onProved} />;
}
