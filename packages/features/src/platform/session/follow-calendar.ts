import type { User } from '@lianxin/api/sign-in';

/** Makes the calendar follow the lists of holidays that came with the profile. Without any, which is usual, nothing is loaded. */
export function followCalendar({ publishedYears = [] }: User): Promise<void> | undefined {
  if (publishedYears.length === 0) return undefined;
  return import('./published-years.ts').then(({ setPublishedYears }) => setPublishedYears(publishedYears));
}
