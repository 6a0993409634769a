import type { FastifyReply } from 'fastify';

const SHOWN_INLINE: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Sends a stored file with headers against scripts and framing. Images and PDFs are displayed unless `save` is set; others are attachments. */
export const sendStoredFile = (
  reply: FastifyReply,
  { name, contentType }: { readonly name: string; readonly contentType: string },
  content: Buffer,
  { save = false }: { readonly save?: boolean } = {},
): FastifyReply =>
  reply
    .header('Cache-Control', 'private, no-store')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Disposition',
      `${SHOWN_INLINE.includes(contentType) && !save ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type(contentType)
    .send(content);
