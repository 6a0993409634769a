import type { DoorProps } from '../../entry/sign-in/index.ts';
import { hasMarker } from '../../platform/session/index.ts';

/** What the build knows of the sign-in page and leaves in the HTML that shows it (vite/door.ts). */
export interface DoorFacts extends Pick<DoorProps, 'channels' | 'register' | 'home'> {
  /** Where it is. */
  readonly signIn: string;
}

const isFacts = (value: unknown): value is DoorFacts =>
  typeof value === 'object' && value !== null && 'signIn' in value && typeof value.signIn === 'string' && 'channels' in value;

/** Whether the address is that of the sign-in page. */
export const isAtDoor = ({ signIn }: DoorFacts): boolean => window.location.hash.slice(1).split('?', 1)[0] === signIn;

/** What the HTML shows, where it shows the sign-in page of this portal and the person is still there. */
export function doorInPage(channels: number): DoorFacts | undefined {
  if (window.begun?.door !== true || hasMarker()) return undefined;
  const facts: unknown = JSON.parse(document.getElementById('door')?.textContent ?? 'null');
  return isFacts(facts) && facts.channels === channels && isAtDoor(facts) ? facts : undefined;
}
