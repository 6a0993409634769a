import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { Refusal } from '../refusal.ts';

/** Maximum depth of a lineage, root included (objects §1). */
export const MAX_DEPTH = 10;

const MAX_SEQUENCE = 99_999_999n;
const SHAPE = /^LX(\d{8})(\d{8})(\d)((?:-(?:0[1-9]|[1-9]\d+))*)$/;

/** The Luhn check digit (mod 10). */
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
  /** 1 to 99,999,999, unique within the day. */
  readonly sequence: bigint | number;
}

/** Builds a voucher number: LX, issue date, eight-digit sequence and Luhn check digit. Throws a RangeError for an invalid sequence. */
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
  /** From 1, the root. */
  readonly depth: number;
  readonly parent: string | undefined;
}

/** Parses a voucher number; undefined when its format, date, check digit or depth is wrong. */
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

export function isVoucherNumber(text: string): boolean {
  return parseVoucherNumber(text) !== undefined;
}

/**
 * Builds the number of a child: the parent's number, a dash and an ordinal of at least two digits. Throws the refusal SPLIT_LIMIT for a parent
 * at the maximum depth, and a RangeError for an invalid parent or ordinal.
 */
export function childNumber(parent: string, ordinal: number): string {
  const parsed = parseVoucherNumber(parent);
  if (!parsed) throw new RangeError('childNumber: the parent is not a voucher number');
  if (!Number.isSafeInteger(ordinal) || ordinal < 1) throw new RangeError(`a child's ordinal runs from 1, not ${ordinal}`);
  if (parsed.depth >= MAX_DEPTH) throw new Refusal('SPLIT_LIMIT');
  return `${parent}-${String(ordinal).padStart(2, '0')}`;
}
