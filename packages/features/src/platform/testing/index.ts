/** People, replies and hosts for tests and stories. */
export { people, type PersonName } from './people.ts';
export { ScreenHost, type ScreenHostProps } from './screen-host.tsx';
export { hosted, platform } from './story.tsx';
