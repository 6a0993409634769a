import { FileId, type FileView } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { file } from '../../../schema/index.ts';

/** The browser loads the file from its address with the session cookie. */
export const fileView = (row: typeof file.$inferSelect): FileView => ({
  id: z.parse(FileId, row.id),
  name: row.name,
  size: row.size,
  contentType: row.contentType,
  url: `/files/${row.id}`,
  uploadedAt: row.uploadedAt.toISOString(),
});
