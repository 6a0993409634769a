import { divideRounded } from '../money/rounding.ts';
import { fen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';

/** VAT rates of the platform's charges: 13 % on goods (the USB key), 6 % on services. */
const GOODS_PPM: Ppm = 130_000n;
const SERVICES_PPM: Ppm = 60_000n;

/** The VAT rate for a kind of fee. */
export const vatRateOf = (kind: string): Ppm => (kind === 'ukey' ? GOODS_PPM : SERVICES_PPM);

/** The tax included in a gross amount, rounded half up to the fen; the remainder is the net price. */
export const vatIn = (amount: Fen, rate: Ppm): Fen => fen(divideRounded(amount * rate, 1_000_000n + rate, 'halfUp'));
