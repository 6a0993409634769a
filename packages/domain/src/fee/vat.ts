import { divideRounded } from '../money/rounding.ts';
import { fen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';

/** Value added tax on what the platform is paid: 13 % on goods, of which it sells the USB key, and 6 % on services. */
const GOODS_PPM: Ppm = 130_000n;
const SERVICES_PPM: Ppm = 60_000n;

/** The rate of value added tax on a fee of this kind. */
export const vatRateOf = (kind: string): Ppm => (kind === 'ukey' ? GOODS_PPM : SERVICES_PPM);

/** The tax in an amount that contains it, rounded half up to the fen; the rest is the price. */
export const vatIn = (amount: Fen, rate: Ppm): Fen => fen(divideRounded(amount * rate, 1_000_000n + rate, 'halfUp'));
