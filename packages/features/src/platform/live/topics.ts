import type { ResourceName } from '@lianxin/api/contract';

/** Resources that other people's acts do not change: personal, drawn for the person, shown once, or constant. */
const NEVER_AFFECTED: ReadonlySet<string> = new Set<ResourceName>([
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
const ALWAYS_AFFECTED: readonly ResourceName[] = ['message', 'workbench'];

/** Whether cached responses of a resource may be outdated after these topics; "*" means any. */
export function affectedBy(topics: ReadonlySet<string>): (resource: string) => boolean {
  const touched = new Set<string>([...topics, ...ALWAYS_AFFECTED]);
  return (resource) => !NEVER_AFFECTED.has(resource) && (topics.has('*') || touched.has(resource));
}
