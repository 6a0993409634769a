import { FileId, type FileView } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { file } from '../../../schema/index.ts';

/** A file as people see it; it is read at its address with the session's cookie. */
export const fileView = (row: typeof file.$inferSelect): FileView => ({
  id: z.parse(FileId, row.id),
  name: row.name,
  size: row.size,
  contentType: row.contentType,
  url: `/files/${row.id}`,
  uploadedAt: row.uploadedAt.toISOString(),
});
