/** What a voucher pays for (款项性质). Prepayments cannot be paid by voucher (银发〔2025〕77号 Art 10). */
export type PaymentNature = 'goods' | 'works' | 'services' | 'prepayment';

export const PAYMENT_NATURES: readonly PaymentNature[] = ['goods', 'works', 'services', 'prepayment'];
