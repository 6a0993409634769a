import type { ResourceName } from '@lianxin/api/contract';

/** Resources that other people's acts do not change: personal, drawn for the person, shown once, or constant. */
const UNTOUCHED: ReadonlySet<string> = new Set<ResourceName>([
  'account',
  'session',
  'singleSignOn',
  'registration',
  'signature',
  'file',
  'documents',
  'support',
  'reference',
  'limits',
]);

/** Affected by every business. */
const FOLLOWING: readonly ResourceName[] = ['message', 'workbench'];

/** Whether cached responses of a resource may be outdated after these topics; "*" means any. */
export function renewedBy(topics: ReadonlySet<string>): (resource: string) => boolean {
  const touched = new Set<string>([...topics, ...FOLLOWING]);
  return (resource) => !UNTOUCHED.has(resource) && (topics.has('*') || touched.has(resource));
}
