import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from './civil-date.ts';
import { icalendar, type CalendarEvent } from './icalendar.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const madeAt = new Date('2026-11-25T08:30:15.250Z');

test('writes each entry as an all-day event', () => {
  const file = icalendar({
    name: '到期收款',
    madeAt,
    events: [{ uid: 'receive-2026-12-31', on: day('2026-12-31'), summary: '到期收款 2 笔' }],
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Payment vouchers//Due dates//ZH',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:到期收款',
    'BEGIN:VEVENT',
    'UID:receive-2026-12-31',
    'DTSTAMP:20261125T083015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:到期收款 2 笔',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a subscribed calendar states its refresh interval', () => {
  const lines = icalendar({ name: '到期', madeAt, events: [], renewHours: 6 }).split('\r\n');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  expect(lines).toContain('X-PUBLISHED-TTL:PT6H');
});

/** Parses a file the way a calendar program does: unfolds lines and removes escapes. */
function parseEvents(file: string): { readonly summary: string; readonly description: string | undefined }[] {
  const unescaped = (text: string) => text.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  return file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const value = (name: string) => {
        const line = event.split('\r\n').find((one) => one.startsWith(`${name}:`));
        return line === undefined ? undefined : unescaped(line.slice(name.length + 1));
      };
      return { summary: value('SUMMARY') ?? '', description: value('DESCRIPTION') };
    });
}

const words = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.replaceAll('\r', ''));
const events = fc.array(
  fc.record({ uid: fc.uuid(), on: fc.nat(4000).map((days) => addDays(day('2026-01-01'), days)), summary: words, description: words }),
  { maxLength: 6 },
);

test('any text survives a round trip, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(events, (written: CalendarEvent[]) => {
      const file = icalendar({ name: '到期', madeAt, events: written });
      expect(parseEvents(file)).toEqual(written.map(({ summary, description }) => ({ summary, description })));
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  );
});
