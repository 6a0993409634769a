import type { CivilDate } from '@lianxin/domain';

/** Made of the day and the sequence number. */
export const entryNumber = (bookedOn: CivilDate, sequence: number): string =>
  `ZJ${bookedOn.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;

/** Extracts the sequence number, for searching. */
export const sequenceIn = (number: string): string | undefined => /^ZJ\d{8}-0*([1-9]\d{0,17})$/.exec(number.toUpperCase())?.[1];
