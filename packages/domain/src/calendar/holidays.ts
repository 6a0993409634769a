// Written by scripts/generate-holidays.ts from the lists of the State Council; run it again when a new year is published.
import type { HolidayName } from './holiday-name.ts';

interface HolidayYear {
  /** Days off, MMDD. */
  readonly off: Readonly<Partial<Record<HolidayName, string>>>;
  /** Weekend days worked in exchange (调休), MMDD. */
  readonly work: Readonly<Partial<Record<HolidayName, string>>>;
}

export const HOLIDAYS: Readonly<Record<number, HolidayYear>> = {
  2024: {
    off: {
      newYear: '0101',
      springFestival: '0210 0211 0212 0213 0214 0215 0216 0217',
      tombSweeping: '0404 0405 0406',
      labourDay: '0501 0502 0503 0504 0505',
      dragonBoat: '0610',
      midAutumn: '0915 0916 0917',
      nationalDay: '1001 1002 1003 1004 1005 1006 1007',
    },
    work: { springFestival: '0204 0218', tombSweeping: '0407', labourDay: '0428 0511', midAutumn: '0914', nationalDay: '0929 1012' },
  },
  2025: {
    off: {
      newYear: '0101',
      springFestival: '0128 0129 0130 0131 0201 0202 0203 0204',
      tombSweeping: '0404 0405 0406',
      labourDay: '0501 0502 0503 0504 0505',
      dragonBoat: '0531 0601 0602',
      nationalDay: '1001 1002 1003 1004 1005 1007 1008',
      midAutumn: '1006',
    },
    work: { springFestival: '0126 0208', labourDay: '0427', nationalDay: '0928 1011' },
  },
  2026: {
    off: {
      newYear: '0101 0102 0103',
      springFestival: '0215 0216 0217 0218 0219 0220 0221 0222 0223',
      tombSweeping: '0404 0405 0406',
      labourDay: '0501 0502 0503 0504 0505',
      dragonBoat: '0619 0620 0621',
      midAutumn: '0925 0926 0927',
      nationalDay: '1001 1002 1003 1004 1005 1006 1007',
    },
    work: { newYear: '0104', springFestival: '0214 0228', labourDay: '0509', nationalDay: '0920 1010' },
  },
};
