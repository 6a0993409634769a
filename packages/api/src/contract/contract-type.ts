import type * as contract from './contract.ts';
import type { Resources } from './endpoint.ts';
import type { ResourceName } from './resource-name.ts';

type Whole = typeof contract extends Readonly<Record<ResourceName, Resources[string]>> ? typeof contract : never;

/** The contract as a type; `never` where a named resource is missing from it. */
export type Contract = { readonly [Resource in ResourceName]: Whole[Resource] };
