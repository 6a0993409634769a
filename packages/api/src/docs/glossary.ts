import type { Resources } from '../contract/endpoint.ts';
import { stepInto, wireNameOf, type Schema } from '../contract/wire.ts';

/** A wire name and ours, with the calls that use it. */
export interface GlossaryRow {
  readonly english: string;
  readonly wire: string;
  readonly calls: readonly string[];
}

/** Every field whose wire name differs from ours, sorted by our name. */
export function glossary(contract: Resources): GlossaryRow[] {
  const rows = new Map<string, { english: string; wire: string; calls: Set<string> }>();
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls))
      for (const schema of [endpoint.request, endpoint.response])
        for (const [english, wire] of renamedFields(schema, new Set())) {
          const row = rows.get(`${english} ${wire}`) ?? { english, wire, calls: new Set() };
          row.calls.add(`${resource}.${name}`);
          rows.set(`${english} ${wire}`, row);
        }
  return [...rows.values()]
    .map((row) => ({ ...row, calls: [...row.calls] }))
    .toSorted((one, other) => one.english.localeCompare(other.english, 'en') || one.wire.localeCompare(other.wire, 'en'));
}

/** A recursive schema is visited once. */
function renamedFields(schema: Schema, seen: Set<unknown>): [english: string, wire: string][] {
  const { shape, element } = stepInto(schema);
  if (element) return renamedFields(element, seen);
  if (!shape || seen.has(shape)) return [];
  seen.add(shape);
  return Object.entries(shape).flatMap(([name, field]) => {
    const wire = wireNameOf(field);
    const below = renamedFields(field, seen);
    return wire === undefined || wire === name ? below : [[name, wire], ...below];
  });
}
