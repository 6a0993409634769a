import * as z from 'zod/mini';
import { internalAddress, pagesOf, type Row } from '../../navigation/index.ts';

const LONGEST = 2_048;
const LONGEST_VALUE = 200;

/** Flat strings only, and no key that could reach a prototype. */
const Values = z.optional(
  z
    .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(LONGEST_VALUE)))
    .check(
      z.refine((values) => Object.keys(values).every((key) => /^[\w.-]+$/.test(key) && !/^(?:__proto__|constructor|prototype)$/.test(key))),
    ),
);
const Route = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(LONGEST_VALUE))),
  path: z.optional(z.string().check(z.startsWith('/'), z.maxLength(LONGEST_VALUE))),
  params: Values,
  query: Values,
});

/** The address of a JSON route, by name or path, if the table has it (specification §2.2). */
export function wantedRoute(rows: readonly Row[], text: string): string | undefined {
  const route = parse(text);
  if (route === undefined) return undefined;
  const path = route.name === undefined ? route.path : pagesOf(rows).find((page) => page.name === route.name)?.path;
  if (path === undefined || /[?#]/.test(path)) return undefined;
  const query = new URLSearchParams(route.query ?? {}).toString();
  return internalAddress(rows, query === '' ? path : `${path}?${query}`);
}

function parse(text: string): z.output<typeof Route> | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    // The parser keeps this key as data while spreading loses it: refuse it before either.
    if (/"__proto__"/.test(JSON.stringify(value))) return undefined;
    const read = Route.safeParse(value);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
