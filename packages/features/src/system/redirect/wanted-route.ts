import * as z from 'zod/mini';
import { pagesOf, rowAt, type Row } from '../../navigation/index.ts';

const Values = z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))));
const Route = z.object({
  name: z.optional(z.string()),
  path: z.optional(z.string().check(z.startsWith('/'), z.maxLength(200))),
  query: Values,
});

/** The address that a JSON route names, by name or by path, where the table knows it (specification §2.2); undefined otherwise. */
export function wantedRoute(rows: readonly Row[], text: string): string | undefined {
  const route = parse(text);
  if (route === undefined) return undefined;
  const row = route.name === undefined ? rowAt(rows, route.path ?? '') : pagesOf(rows).find((page) => page.name === route.name);
  if (row === undefined || row.path.includes('*')) return undefined;
  const query = new URLSearchParams(route.query ?? {}).toString();
  return query === '' ? row.path : `${row.path}?${query}`;
}

function parse(text: string): z.output<typeof Route> | undefined {
  try {
    const read = Route.safeParse(JSON.parse(decodeURIComponent(text)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
