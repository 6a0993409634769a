import * as z from 'zod/mini';

const Partner = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  secret: z.string().check(z.minLength(32)),
  /** The enterprises whose users the partner may sign on. */
  enterprises: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});

/** A system that may sign its users on (SSO). */
export type Partner = z.output<typeof Partner>;

/** Exists in a sandbox only. */
export const SANDBOX_PARTNER: Partner = {
  id: 'yongYou',
  name: '用友',
  secret: 'sandbox-partner-secret-of-yongYou-0001',
  enterprises: ['E1001', 'E1002', 'E1003', 'E1004', 'E1005'],
};

const MUST_BE = 'must be a JSON list of {"id", "name", "secret" of at least 32 characters, "enterprises": [numbers]}.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The setting SSO_PARTNERS. Error messages must not contain its secrets. */
export const Partners = z.pipe(
  z.string(),
  z.transform((text, { issues }): Partner[] => {
    const read = z.safeParse(z.array(Partner), parsed(text));
    const ids = read.data?.map(({ id }) => id) ?? [];
    if (!read.success) issues.push({ code: 'custom', message: MUST_BE, input: text });
    else if (new Set(ids).size < ids.length) issues.push({ code: 'custom', message: 'names a partner twice.', input: text });
    return read.data ?? [];
  }),
);
