import { expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import { accountConfirmableFrom } from './account-confirmation.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);

test('the account can be confirmed from the fifth working day before payment', () => {
  expect(accountConfirmableFrom(day('2026-11-30'))).toBe('2026-11-23');
});

test('a due date on a day off gives the same day as the next working day', () => {
  const due = day('2026-10-03');
  expect([accountConfirmableFrom(due), accountConfirmableFrom(nextWorkingDay(due))]).toEqual(['2026-09-23', '2026-09-23']);
});
