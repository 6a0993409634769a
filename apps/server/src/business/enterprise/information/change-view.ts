import type { contract, ResponseOf } from '@lianxin/api/contract';
import { INFORMATION_FIELDS, maskName, type InformationChange, type InformationField } from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { file, type informationChangeRow } from '../../../schema/index.ts';
import { fileView } from '../../foundation/files/index.ts';

export type ChangeRow = typeof informationChangeRow.$inferSelect;
type ChangeView = ResponseOf<(typeof contract)['enterprise']['update']>;

const FILE_FIELDS = ['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId'] as const satisfies readonly InformationField[];

export const filesOfChange = ({ before, after }: Pick<ChangeRow, 'before' | 'after'>): string[] =>
  FILE_FIELDS.flatMap((field) => [before[field] ?? '', after[field] ?? '']).filter((id) => id !== '');

/** Representatives' names are always masked. */
const shown = (field: InformationField, values: InformationChange): string =>
  field === 'legalName' ? maskName(values[field] ?? '') : (values[field] ?? '');

export function changeView(row: ChangeRow, files: readonly (typeof file.$inferSelect)[]): ChangeView {
  const { id, state, version, before, after, legalIdKind, elementCheck, submittedBy, submittedAt, decidedAt, reason } = row;
  const named = new Set(filesOfChange(row));
  return {
    id,
    state,
    version,
    fields: INFORMATION_FIELDS.filter((field) => after[field] !== undefined).map((field) => ({
      field,
      before: shown(field, before),
      after: shown(field, after),
    })),
    legalIdKind,
    files: files.filter((one) => named.has(one.id)).map(fileView),
    elementCheck: elementCheck && { ...elementCheck, mismatched: [...elementCheck.mismatched] },
    submittedBy,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    rejectionReason: reason,
  };
}

export async function filesOf(db: Db, ids: readonly string[]): Promise<(typeof file.$inferSelect)[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(file)
        .where(inArray(file.id, [...new Set(ids)]));
}
