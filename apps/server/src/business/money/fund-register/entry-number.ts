import type { CivilDate } from '@lianxin/domain';

/** The number of an entry, of its day and its place in the order. */
export const entryNumber = (bookedOn: CivilDate, sequence: number): string =>
  `ZJ${bookedOn.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;

/** The place in the order that a number names, so that an entry is found by it. */
export const sequenceIn = (number: string): string | undefined => /^ZJ\d{8}-0*([1-9]\d{0,17})$/.exec(number.toUpperCase())?.[1];
