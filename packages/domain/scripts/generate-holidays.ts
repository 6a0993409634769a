/** Writes src/calendar/holidays.ts from the published lists in the package chinese-days: `pnpm --filter @lianxin/domain generate:holidays`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FIRST_YEAR = 2024;

interface Lists {
  readonly holidays: Readonly<Record<string, string>>;
  readonly workdays: Readonly<Record<string, string>>;
}

const yearsFolder = join(dirname(createRequire(import.meta.url).resolve('chinese-days')), 'years');
const target = new URL('../src/calendar/holidays.ts', import.meta.url);

const KEYS: Readonly<Record<string, string>> = {
  "New Year's Day": 'newYear',
  'Spring Festival': 'springFestival',
  'Tomb-sweeping Day': 'tombSweeping',
  'Labour Day': 'labourDay',
  'Dragon Boat Festival': 'dragonBoat',
  'Mid-autumn Festival': 'midAutumn',
  'National Day': 'nationalDay',
};

function rowsOf(year: string, list: Readonly<Record<string, string>>): string {
  const byHoliday = new Map<string, string[]>();
  for (const [date, label] of Object.entries(list)) {
    if (!date.startsWith(year)) continue;
    const english = label.split(',')[0] ?? '';
    const key = KEYS[english];
    if (!key) throw new Error(`no key for the holiday "${english}": name it in scripts/generate-holidays.ts`);
    byHoliday.set(key, [...(byHoliday.get(key) ?? []), date.slice(5).replace('-', '')]);
  }
  return [...byHoliday].map(([key, days]) => `${key}: '${days.toSorted().join(' ')}'`).join(', ');
}

const blocks: string[] = [];
const years = readdirSync(yearsFolder)
  .filter((name) => /^\d{4}\.json$/.test(name))
  .map((name) => name.slice(0, 4))
  .filter((year) => Number(year) >= FIRST_YEAR)
  .toSorted();
for (const year of years) {
  const lists: Lists = JSON.parse(readFileSync(join(yearsFolder, `${year}.json`), 'utf8'));
  if (Object.keys(lists.holidays).length === 0) continue;
  blocks.push(`  ${year}: {\n    off: { ${rowsOf(year, lists.holidays)} },\n    work: { ${rowsOf(year, lists.workdays)} },\n  },`);
}

writeFileSync(
  target,
  `// Written by scripts/generate-holidays.ts from the lists of the State Council; run it again when a new year is published.
import type { HolidayName } from './holiday-name.ts';

interface HolidayYear {
  /** Days off, MMDD. */
  readonly off: Readonly<Partial<Record<HolidayName, string>>>;
  /** Weekend days worked in exchange (调休), MMDD. */
  readonly work: Readonly<Partial<Record<HolidayName, string>>>;
}

export const HOLIDAYS: Readonly<Record<number, HolidayYear>> = {\n${blocks.join('\n')}\n};\n`,
);
