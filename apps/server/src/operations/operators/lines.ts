import type { operator } from '../../schema/index.ts';

/** An operator, and by whose word they have what they have. */
export type Vouched = Pick<typeof operator.$inferSelect, 'operatorId' | 'vouchedBy'>;

/** An operator and everybody by whose word they are in power, back to the installation. */
function lineOf(people: readonly Vouched[], operatorId: string): ReadonlySet<string> {
  const makers = new Map(people.map((one) => [one.operatorId, one.vouchedBy]));
  const line = new Set<string>();
  for (let id: string | null = operatorId; id !== null && !line.has(id); id = makers.get(id) ?? null) line.add(id);
  return line;
}

/** Whether two operators are two people, really: neither stands in power by the other's word, however far back, nor both by a third's. */
export function areTwo(people: readonly Vouched[], one: string, other: string): boolean {
  const line = lineOf(people, one);
  return [...lineOf(people, other)].every((id) => !line.has(id));
}
