import { addDays, type CivilDate } from './civil-date.ts';

/** An all-day event. */
export interface CalendarEvent {
  /** Stable across exports of the same event, so that importing the file again updates it instead of duplicating it. */
  readonly uid: string;
  readonly on: CivilDate;
  readonly summary: string;
  readonly description?: string;
}

export interface Icalendar {
  /** Display name of the calendar. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Creation time of the file. */
  readonly madeAt: Date;
  /** Refresh interval in hours for calendar programs that subscribe to the file. @default no refresh is suggested */
  readonly renewHours?: number;
}

/** Longest content line in octets; a longer one is folded onto the next line, after a space (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Length of a character in UTF-8 octets. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Folds a long line without splitting a multi-byte character. */
function foldLine(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const octets = utf8Length(character);
    if (length + octets > LINE_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const dayOf = (date: CivilDate): string => date.replaceAll('-', '');

const eventOf =
  (stamp: string) =>
  ({ uid, on, summary, description }: CalendarEvent): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(on)}`,
    `DTEND;VALUE=DATE:${dayOf(addDays(on, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];

/** Writes all-day events as an iCalendar file (RFC 5545). Dates carry no time zone, so a Shanghai business day stays the same day anywhere. */
export function icalendar({ name, events, madeAt, renewHours }: Icalendar): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Payment vouchers//Due dates//ZH',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // REFRESH-INTERVAL is from RFC 7986 §5.7; older programs read X-PUBLISHED-TTL.
    ...(renewHours === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:PT${renewHours}H`, `X-PUBLISHED-TTL:PT${renewHours}H`]),
    ...events.flatMap(eventOf(stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
