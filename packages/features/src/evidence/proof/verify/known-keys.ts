import type { SignedRoot } from '@lianxin/domain';

/** Keys and roots from the platform's own pages, loaded before any check. */
export interface PublishedKeys {
  readonly keys: readonly string[];
  readonly roots: readonly Pick<SignedRoot, 'day' | 'root'>[];
}
