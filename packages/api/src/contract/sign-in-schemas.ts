import * as z from 'zod/mini';
import { User } from './schemas/user.ts';
import { wire } from './wire.ts';

/** A password is sent base64-encoded (specification §5) and protected by TLS (safety.md 1). */
export const EncodedPassword = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** The response of a call that opens a session. */
export const LoginReply = z.object({ uuid: z.string(), token: z.string(), user: wire('info', User) });
