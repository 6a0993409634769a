import { addDays, type CivilDate } from './civil-date.ts';

/** What a day of a calendar is about. */
export interface CalendarEvent {
  /** The same for the same matter each time, so that a calendar that takes the file again renews what it has. */
  readonly uid: string;
  readonly on: CivilDate;
  readonly summary: string;
  readonly description?: string;
}

export interface Icalendar {
  /** Name that the calendar is shown by. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When the file was made. */
  readonly madeAt: Date;
  /** Hours after which a calendar that follows the file is to ask for it again. @default it is not followed */
  readonly renewHours?: number;
}

/** A content line holds at most so many octets; a longer one goes on in the next, after a space (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Octets of a letter in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Letters are never cut in the middle of their octets. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (length + octets > LINE_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += octets;
  }
  return text;
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const dayOf = (date: CivilDate): string => date.replaceAll('-', '');

const eventOf =
  (stamp: string) =>
  ({ uid, on, summary, description }: CalendarEvent): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(on)}`,
    `DTEND;VALUE=DATE:${dayOf(addDays(on, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];

/** Whole days as a calendar file (RFC 5545) that calendars of mail programs and phones take; the days are those of Shanghai, and of any zone. */
export function icalendar({ name, events, madeAt, renewHours }: Icalendar): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Payment vouchers//Due dates//ZH',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // RFC 7986 §5.7, and the same for programs that are older than it.
    ...(renewHours === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:PT${renewHours}H`, `X-PUBLISHED-TTL:PT${renewHours}H`]),
    ...events.flatMap(eventOf(stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
