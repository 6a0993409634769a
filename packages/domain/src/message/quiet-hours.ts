/** Hours in which a person receives no text messages, "HH:MM" in Shanghai. They may cross midnight; equal ends mean no quiet hours. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** China has kept UTC+8 without summer time since 1992. */
const OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When a message may be sent: immediately, or at the end of the current quiet hours. Messages are postponed, never dropped. */
export function afterQuietHours(at: Date, quiet: QuietHours | undefined): Date {
  if (quiet === undefined) return at;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const local = Math.floor((at.getTime() + OFFSET_MS) / MINUTE_MS);
  const now = local % DAY_MINUTES;
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return at;
  const wait = (to - now + DAY_MINUTES) % DAY_MINUTES;
  return new Date((local + wait) * MINUTE_MS - OFFSET_MS);
}
