import type { ResourceName } from '@lianxin/api/contract';

/** Resources of which the act of another renews nothing: a person's own, drawn for them, shown once, or never changed by a colleague. */
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

/** What waits for a person follows from every business. */
const FOLLOWING: readonly ResourceName[] = ['message', 'workbench'];

/** Whether the kept answers of a resource may differ after word of these topics; "*" is anything. */
export function renewedBy(topics: ReadonlySet<string>): (resource: string) => boolean {
  const touched = new Set<string>([...topics, ...FOLLOWING]);
  return (resource) => !UNTOUCHED.has(resource) && (topics.has('*') || touched.has(resource));
}
