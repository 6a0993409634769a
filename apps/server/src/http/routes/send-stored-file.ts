import type { FastifyReply } from 'fastify';

const SHOWN_INLINE: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Sends a stored file: inert in the browser, shown there only when it is an image or PDF. */
export const sendStoredFile = (
  reply: FastifyReply,
  { name, contentType }: { readonly name: string; readonly contentType: string },
  content: Buffer,
): FastifyReply =>
  reply
    .header('Cache-Control', 'private, no-store')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Disposition',
      `${SHOWN_INLINE.includes(contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type(contentType)
    .send(content);
