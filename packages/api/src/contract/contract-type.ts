import type * as contract from './contract.ts';
import type { Resources } from './endpoint.ts';
import type { ResourceName } from './resource-name.ts';

type Whole = typeof contract extends Readonly<Record<ResourceName, Resources[string]>> ? typeof contract : never;

/** The contract as a type; nothing at all where a resource that has a name is not in it. */
export type Contract = { readonly [Resource in ResourceName]: Whole[Resource] };
