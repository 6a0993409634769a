import { SUPPLIER_TAGS_MAX } from '@lianxin/domain';
import { messageRef } from '@lianxin/forms';
import * as z from 'zod/mini';

const TAG_LENGTH_MAX = 12;

/** Splits a text into unique tags, at commas, spaces and the like. */
export const tagsIn = (text: string): readonly string[] => [...new Set(text.split(/[,，、;；\s]+/u).filter(Boolean))];

/** Tags as input of a field. */
export const tagsText = (tags: readonly string[]): string => tags.join('，');

/** Tags typed into one field. `tooMany` is the message for those above the limit. */
export const typedTags = (tooMany: (tags: readonly string[]) => string) =>
  z.string().check(
    ({ value, issues }) => {
      const over = tagsIn(value).slice(SUPPLIER_TAGS_MAX);
      if (over.length > 0) issues.push({ code: 'custom', input: value, message: tooMany(over) });
    },
    z.refine((text) => tagsIn(text).every((tag) => tag.length <= TAG_LENGTH_MAX), messageRef('tooLong')),
  );
