import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { Refusal } from '../refusal.ts';

/** How many numbers stand above one another in a lineage at most, the root included (objects §1). */
export const MAX_DEPTH = 10;

const MAX_SEQUENCE = 99_999_999n;
const SHAPE = /^LX(\d{8})(\d{8})(\d)((?:-(?:0[1-9]|[1-9]\d+))*)$/;

/** The Luhn check digit (mod 10) of a run of digits. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (const [index, char] of Array.from(digits).toReversed().entries()) {
    const doubled = index % 2 === 0 ? Number(char) * 2 : Number(char);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

export interface VoucherNumberParts {
  readonly date: CivilDate;
  /** 1 to 99,999,999 within the day. */
  readonly sequence: bigint | number;
}

/** The number of a voucher: LX, the day of issue, eight digits of sequence and a Luhn check digit. */
export function voucherNumber({ date, sequence }: VoucherNumberParts): string {
  const ordinal = BigInt(sequence);
  if (ordinal < 1n || ordinal > MAX_SEQUENCE) throw new RangeError(`a voucher's sequence runs from 1 to ${MAX_SEQUENCE}, not ${ordinal}`);
  const digits = date.replaceAll('-', '') + ordinal.toString().padStart(8, '0');
  return `LX${digits}${luhnDigit(digits)}`;
}

export interface ParsedVoucherNumber {
  readonly root: string;
  readonly date: CivilDate;
  readonly sequence: number;
  /** Ordinals from the root down; empty for the root itself. */
  readonly path: readonly number[];
  /** 1 for the root. */
  readonly depth: number;
  readonly parent: string | undefined;
}

/** Takes a voucher number apart; undefined when its shape, date, check digit or depth is wrong. */
export function parseVoucherNumber(text: string): ParsedVoucherNumber | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, day = '', sequence = '', check = '', tail = ''] = match;
  const date = civilDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
  const path = tail.split('-').slice(1).map(Number);
  const wrong = luhnDigit(day + sequence) !== check || Number(sequence) === 0 || path.length >= MAX_DEPTH;
  if (!date || wrong) return undefined;
  return {
    root: text.slice(0, text.length - tail.length),
    date,
    sequence: Number(sequence),
    path,
    depth: path.length + 1,
    parent: path.length === 0 ? undefined : text.slice(0, text.lastIndexOf('-')),
  };
}

/** Whether a text is a well-formed voucher number, its check digit included. */
export function isVoucherNumber(text: string): boolean {
  return parseVoucherNumber(text) !== undefined;
}

/** The number of a child: the parent's, a dash and an ordinal of at least two digits. Refuses a parent at the greatest depth. */
export function childNumber(parent: string, ordinal: number): string {
  const parsed = parseVoucherNumber(parent);
  if (!parsed) throw new RangeError('childNumber: the parent is not a voucher number');
  if (!Number.isSafeInteger(ordinal) || ordinal < 1) throw new RangeError(`a child's ordinal runs from 1, not ${ordinal}`);
  if (parsed.depth >= MAX_DEPTH) throw new Refusal('SPLIT_LIMIT');
  return `${parent}-${String(ordinal).padStart(2, '0')}`;
}
