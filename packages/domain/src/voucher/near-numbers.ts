import { isVoucherNumber } from './number.ts';

/** A voucher number without its last digit, up to a child's of the greatest depth; shorter texts are parts of numbers. */
const VOUCHER_NUMBER = /^(?:LX)?(?<digits>\d{16,18})(?<path>(?:-\d{2,4}){0,9})$/;
/** An application's number, such as ZR20261120-0007, with or without a digit too few or too many. */
const APPLICATION_NUMBER = /^(?<prefix>[A-Z]{2})(?<digits>\d{7,9}-?\d{3,9})$/;

const DIGITS = Array.from('0123456789');

/** All texts that differ by one digit changed, left out or put in, or by two neighbours swapped. */
function oneSlipFrom(text: string): string[] {
  const slips: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    for (const digit of DIGITS) slips.push(before + digit + here + after, before + digit + after);
    slips.push(before + after, before + after.slice(0, 1) + here + after.slice(1));
  }
  return slips;
}

/**
 * The numbers of vouchers and applications that may be meant by one with a typing slip: a digit wrong, missing or too many, or two swapped.
 * Voucher numbers with a wrong check digit are left out, which leaves about one in ten. Empty for a part of a number.
 */
export function nearNumbers(typed: string): readonly string[] {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const voucher = VOUCHER_NUMBER.exec(text)?.groups;
  const application = APPLICATION_NUMBER.exec(text)?.groups;
  const path = voucher?.['path'] ?? '';
  const near = voucher
    ? oneSlipFrom(voucher['digits'] ?? '')
        .map((digits) => `LX${digits}${path}`)
        .filter(isVoucherNumber)
    : oneSlipFrom(application?.['digits'] ?? '').flatMap((digits) => (application ? [`${application['prefix']}${digits}`] : []));
  const meant = `LX${voucher?.['digits']}${path}`;
  return [...new Set(near)].filter((number) => number !== text && number !== meant);
}
