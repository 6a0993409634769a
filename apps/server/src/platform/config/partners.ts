import * as z from 'zod/mini';

const Partner = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  secret: z.string().check(z.minLength(32)),
  /** Enterprises whose people the partner may send; it speaks for no others. */
  enterprises: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});

/** A system whose users may come in without signing in again. */
export type Partner = z.output<typeof Partner>;

/** What the sandbox's own partner signs with; it exists in a sandbox only. */
export const SANDBOX_PARTNER: Partner = {
  id: 'yongYou',
  name: '用友',
  secret: 'sandbox-partner-secret-of-yongYou-0001',
  enterprises: ['E1001', 'E1002', 'E1003', 'E1004', 'E1005'],
};

/** Reads SSO_PARTNERS. Throws, in words for the operator, where it is not a list of partners. */
export function partnersOf(text: string | undefined, sandbox: boolean): readonly Partner[] {
  if (!text) return sandbox ? [SANDBOX_PARTNER] : [];
  const read = z.array(Partner).safeParse(parsed(text));
  if (!read.success)
    throw new Error('SSO_PARTNERS must be a JSON list of {"id", "name", "secret" of at least 32 characters, "enterprises": [numbers]}.');
  const ids = read.data.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('SSO_PARTNERS names a partner twice.');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
