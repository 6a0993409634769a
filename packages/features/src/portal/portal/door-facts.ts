import type { DoorProps } from '../../entry/sign-in/index.ts';
import { hasMarker } from '../../platform/session/index.ts';

/** Facts about the sign-in page that the build writes into the HTML (vite/door.ts). */
export interface DoorFacts extends Pick<DoorProps, 'channels' | 'register' | 'home'> {
  /** Address of the sign-in page. */
  readonly signIn: string;
}

const isFacts = (value: unknown): value is DoorFacts =>
  typeof value === 'object' && value !== null && 'signIn' in value && typeof value.signIn === 'string' && 'channels' in value;

/** Whether the current address is the sign-in page. */
export const isAtDoor = ({ signIn }: DoorFacts): boolean => window.location.hash.slice(1).split('?', 1)[0] === signIn;

/** The facts in the HTML, if it shows this portal's sign-in page and the person is still there. */
export function doorInPage(channels: number): DoorFacts | undefined {
  if (window.begun?.door !== true || hasMarker()) return undefined;
  const facts: unknown = JSON.parse(document.getElementById('door')?.textContent ?? 'null');
  return isFacts(facts) && facts.channels === channels && isAtDoor(facts) ? facts : undefined;
}
